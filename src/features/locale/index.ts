export { localeSaga } from './locale.saga';
export {
  languageChosen,
  languageSpoken,
  localeFollowed,
  localeSlice,
  selectDirection,
  selectLocale,
  selectWantedLocale,
} from './locale.slice';
export { LanguageChoice } from './LanguageChoice';
export { LanguageMenu } from './LanguageMenu';
