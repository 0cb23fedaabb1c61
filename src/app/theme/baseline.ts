import type { CSSObject, Theme } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';

/** Styles of the document, and the lengths that pages and bars share. */
export const baseline = (theme: Theme): CSSObject => ({
  html: {
    boxSizing: 'border-box',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  ':root': {
    /** Padding at both sides of the content; full-bleed sections cancel it with a negative margin. */
    '--gutter': '16px',
    /** Height of the bottom bar on small screens; 0 without one. */
    '--bottom-bar': '0px',
    /** Height of the bar at the lower edge, up to which the screen has room for toasts above it. */
    '--lower-bar': 'min(max(var(--bottom-bar), var(--buy-bar, 0px), var(--chat-foot, 0px)), 100dvh - 10rem)',
    '@media (min-width: 600px)': { '--gutter': '24px' },
    '@media (min-width: 900px)': { '--gutter': '32px' },
    // On touch screens the gutter holds the floating cart tab, which needs 44 px.
    '@media (min-width: 900px) and (pointer: coarse)': { '--gutter': '48px' },
    '&:has([data-bottom-bar])': {
      '--bottom-bar': 'calc(26px + 2.125rem + env(safe-area-inset-bottom, 0px))',
    },
  },
  // A swipe over a drawer or dialog must not go back in the history.
  'html:has(> body > .MuiModal-root)': { overscrollBehaviorX: 'none' },
  // The veil ends at the room of the scrollbar, which stays while the page is locked.
  'html:has(> body > .MuiModal-root > .MuiBackdrop-root:not(.MuiBackdrop-invisible))': {
    backgroundColor: fixedColors.veiledPage,
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    overflowWrap: 'break-word',
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.default,
    // Saves ink.
    '@media print': { backgroundColor: '#fff' },
  },
  img: { maxWidth: '100%' },
  // Without specificity, so that lists without numbers stay so.
  ':where(:lang(ar) ol:not([type]))': { listStyleType: 'arabic-indic' },
  ':where(:lang(fa) ol:not([type]))': { listStyleType: 'persian' },
  // An empty field would be left-to-right on any page.
  ':placeholder-shown[dir=auto]': { direction: 'inherit' },
  ':focus-visible': theme.focusVisible || {},
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // With any duration an inherited property changes one level of elements a frame.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});
