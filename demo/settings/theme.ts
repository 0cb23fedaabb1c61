/** The 12 shades that colour the storefront. */
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
