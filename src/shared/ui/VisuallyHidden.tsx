import { styled } from '@mui/material/styles';

/** For a control that is rendered through its label, such as a radio button. */
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

/** Text only for screen readers. */
export const VisuallyHidden = styled('span')(visuallyHidden);
