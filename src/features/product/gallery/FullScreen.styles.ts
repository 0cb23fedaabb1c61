import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';
import { PictureButton } from '@/shared/ui';
import { snapRow } from './ProductGallery.styles';

export const Container = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  '&:focus-visible': { outline: 'none' },
  '--ring': fixedColors.white,
});

/** At 1× the browser handles swipes; zoomed in, the gestures hook handles all touches. */
export const Row = styled('div')({
  ...snapRow,
  touchAction: 'pan-x',
  userSelect: 'none',
  '&[data-zoomed]': { overflowX: 'hidden', touchAction: 'none', cursor: 'grab' },
  '&[data-zoomed]:active': { cursor: 'grabbing' },
});

export const Slide = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  height: '100%',
});

export const ArrowButton = styled(PictureButton)({
  position: 'absolute',
  insetBlockStart: '50%',
  marginBlockStart: -22,
  minWidth: 44,
  minHeight: 44,
});
