import { styled } from '@mui/material/styles';
import { UnreadBadge } from '@/features/chat';

/** The badge in the upper part of a button; `--start` is its distance from the button's start. */
export const UnreadCorner = styled(UnreadBadge)({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 'var(--start)',
});
