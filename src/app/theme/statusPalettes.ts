/** Colors of messages and states; none is in the first paint, whose script they would lengthen. */
export const statusPalettes = {
  light: {
    error: { main: '#b9251f', dark: '#8f1c17', light: '#fbdcd8', soft: '#fdf0ee', contrastText: '#ffffff' },
    success: { main: '#1d7a43', dark: '#145a31', light: '#6fce93', soft: '#e9f7ee', contrastText: '#ffffff' },
    warning: { main: '#8f5a00', dark: '#6b4300', light: '#f0b95a', soft: '#fef5e2', contrastText: '#ffffff' },
    info: { main: '#1f5fae', dark: '#164582', light: '#8cbcf5', soft: '#eaf2fd', contrastText: '#ffffff' },
  },
  dark: {
    error: { main: '#ff9187', dark: '#ffb3ab', light: '#3a1b19', soft: '#3a1b19', contrastText: '#2a0503' },
    success: { main: '#6fce93', dark: '#95dcb0', light: '#15311f', soft: '#15311f', contrastText: '#04201a' },
    warning: { main: '#f0b95a', dark: '#f5cd87', light: '#362709', soft: '#362709', contrastText: '#2a1c02' },
    info: { main: '#8cbcf5', dark: '#b0d2f9', light: '#14283f', soft: '#14283f', contrastText: '#04182a' },
  },
};
