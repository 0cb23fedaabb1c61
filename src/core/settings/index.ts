export { settingsRetryPressed } from './settings.events';
export { loadSettings, settingsSaga } from './settings.saga';
export {
  selectHasSettings,
  selectIsMultiVendor,
  selectLanguages,
  selectSettings,
  selectSettingsFailed,
} from './settings.selectors';
export { RouteTitle, useRouteTitle, useDocumentTitle } from './usePageTitle';
export { useSettings } from './useSettings';
export { useServerMoments } from './useServerMoments';
export { useShopCategories } from './useShopCategories';
