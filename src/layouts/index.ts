export { Layout } from './Layout';
export type { LayoutName } from './Layout';
export { MAIN_ID } from './frame/main';
export { layoutOverlays } from './layouts.overlays';
