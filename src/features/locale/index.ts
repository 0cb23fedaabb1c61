export { localeSaga } from './locale.saga';
export { languageChosen, localeFollowed, localeSlice, selectDirection, selectLocale } from './locale.slice';
export { LanguageChoice } from './LanguageChoice';
export { LanguageMenu } from './LanguageMenu';
