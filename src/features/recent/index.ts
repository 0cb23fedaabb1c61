export { RecentlyViewed } from './RecentlyViewed';
export { RecentTiles } from './RecentTiles';
export { selectRecentViews } from './recent.selectors';
