export { HolidayNote } from './HolidayNote';
export { selectKnownShopName } from './knownShop';
export { OnlineBadge } from './OnlineBadge';
export { ShopCard } from './ShopCard';
export { ShopCardSkeleton } from './ShopCardSkeleton';
export { ShopLogo } from './ShopLogo';
export { useDeliveryTexts } from './useDeliveryTexts';
