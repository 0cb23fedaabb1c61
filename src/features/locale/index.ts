export { localeSaga } from './locale.saga';
export {
  languageChosen,
  languageSpoken,
  localeFollowed,
  localeSlice,
  selectDirection,
  selectLocale,
} from './locale.slice';
export { LanguageChoice } from './LanguageChoice';
export { LanguageMenu } from './LanguageMenu';
