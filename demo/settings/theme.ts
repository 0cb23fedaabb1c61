/** A second theme: saffron. */
export const saffronColors = {
  primary: '#a3480d',
  primary50: '#fff8ed',
  primary100: '#feeed3',
  primary200: '#fcd9a5',
  primary300: '#f9be6d',
  primary400: '#f59932',
  primary500: '#e77f12',
  primary600: '#a3480d',
  primary700: '#8a3c10',
  primary800: '#713214',
  primary900: '#5c2a13',
  primary950: '#321306',
};

/** The 12 shades of the storefront's theme. */
export const themeColors = {
  primary: '#0f7a5f',
  primary50: '#eefaf5',
  primary100: '#d5f2e5',
  primary200: '#aee4ce',
  primary300: '#79cfb1',
  primary400: '#43b390',
  primary500: '#1f9776',
  primary600: '#0f7a5f',
  primary700: '#0c624d',
  primary800: '#0c4e3f',
  primary900: '#0a4035',
  primary950: '#062a22',
};
