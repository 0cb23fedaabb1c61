export { localeSaga } from './locale.saga';
export { languageChosen, localeSlice, selectDirection, selectLocale } from './locale.slice';
