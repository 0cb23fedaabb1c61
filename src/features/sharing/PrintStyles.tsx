import { GlobalStyles } from '@mui/material';
import { fixedColors } from '@/shared/theme';

const printStyles = {
  '@media print': {
    // Prints only the content. Without `:has(> main)` or `main ~ *`: Chromium walks through the siblings of
    // each element, which takes 18 s for a text of 25,000 paragraphs.
    '[data-frame] > *:not(main), .notice-stack, nav, aside, button': { display: 'none !important' },
    'html, body, main, main *': {
      color: `${fixedColors.print.text} !important`,
      background: 'none !important',
      boxShadow: 'none !important',
    },
    main: { padding: '0 !important', minHeight: '0 !important' },
    'p, li': { orphans: 3, widows: 3 },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'img, figure, tr, blockquote': { breakInside: 'avoid' },
    img: { maxHeight: '120mm', objectFit: 'contain' },
  },
} as const;

/** Print styles for reading pages: articles and policies. */
export function PrintStyles() {
  return <GlobalStyles styles={printStyles} />;
}
