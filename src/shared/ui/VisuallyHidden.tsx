import { styled } from '@mui/material/styles';

/** For a control that is drawn by its label, such as a radio button. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(visuallyHidden);
