export { localeSaga } from './locale.saga';
export { languageChosen, localeFollowed, localeSlice, selectDirection, selectLocale } from './locale.slice';
