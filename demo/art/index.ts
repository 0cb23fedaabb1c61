export { appLogo } from './marks/appLogo';
export { avatar } from './marks/avatar';
export { shopLogo } from './marks/shopLogo';
export { categoryPicture, productPicture, productViews } from './product';
export { qrPicture } from './qr/picture';
export { adScene } from './scenes/ad';
export { bannerScene } from './scenes/banner';
export { shopBanner } from './scenes/shopBanner';
export type { Ground, Silhouette, Subject } from './types';
