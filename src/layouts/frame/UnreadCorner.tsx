import { styled } from '@mui/material/styles';
import { UnreadBadge } from '@/features/chat';

/**
 * The badge in the upper part of a button; `--end` is its distance from the button's end, so that a long
 * number and large text widen it over the icon, not over the label.
 */
export const UnreadCorner = styled(UnreadBadge)({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 'var(--end)',
});
