export { HolidayNote } from './HolidayNote';
export { ShopCard } from './ShopCard';
export { ShopLogo } from './ShopLogo';
