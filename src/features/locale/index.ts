export { htmlLanguageOf } from './htmlLanguageOf';
export { localeSaga } from './locale.saga';
export {
  languageChosen,
  languageApplied,
  localeFollowed,
  localeSlice,
  selectDirection,
  selectLocale,
  selectRequestedLocale,
} from './locale.slice';
export { LanguageChoice } from './LanguageChoice';
export { LanguageMenu } from './LanguageMenu';
export { localeOverlays } from './locale.overlays';
