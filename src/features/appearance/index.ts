export { appearanceSlice, schemeChosen, selectScheme } from './appearance.slice';
export { SchemeButton } from './SchemeButton';
export { SchemeChoice } from './SchemeChoice';
export { useIsDark } from './useIsDark';
export { useSchemes } from './useSchemes';
