import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';
import { PictureButton } from '@/shared/ui';
import { snapRow } from './ProductGallery.styles';

export const Container = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  '--ring': fixedColors.white,
});

/** At 1× the browser handles swipes; zoomed in, the gestures hook handles all touches. */
export const Row = styled('div')({
  ...snapRow,
  touchAction: 'pan-x',
  userSelect: 'none',
  '&:focus-visible': { outlineOffset: -4 },
  '&[data-zoomed]': { overflowX: 'hidden', touchAction: 'none', cursor: 'grab' },
  '&[data-zoomed]:active': { cursor: 'grabbing' },
});

export const Slide = styled('div')({
  position: 'relative',
  display: 'grid',
  // Without explicit tracks the row grows with a wide picture, and its lower part is cut off.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  height: '100%',
});

/** Light on dark with an edge, so that it is visible on the background and on every picture. */
export const ArrowButton = styled(PictureButton)({
  position: 'absolute',
  insetBlockStart: '50%',
  marginBlockStart: -22,
  minWidth: 44,
  minHeight: 44,
  color: fixedColors.gallery.text,
  backgroundColor: fixedColors.gallery.glass,
  boxShadow: fixedColors.gallery.edge,
  '&:hover': { backgroundColor: fixedColors.gallery.background },
  '&[aria-disabled]': { color: fixedColors.gallery.disabled, backgroundColor: fixedColors.gallery.glass },
  '&:focus-visible': { boxShadow: fixedColors.gallery.ringEdge },
});
