import { styled } from '@mui/material/styles';
import { useFormats } from '../texts';
import { Rolling } from './Rolling';

const Bubble = styled('span')(({ theme }) => ({
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: 5,
  borderRadius: 999,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  boxShadow: `0 0 0 2px ${theme.vars?.palette.background.paper}`,
}));

/** Larger counts do not fit; the linked page shows the exact number. */
const MOST_SHOWN = 99;

/**
 * A count at the corner of an icon; renders nothing at 0. Hidden from screen readers: the text beside it has
 * the count.
 */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  const formats = useFormats();
  if (count <= 0) return null;
  const shown = formats.number(Math.min(count, MOST_SHOWN));
  return (
    <Bubble aria-hidden className={className}>
      <Rolling value={count}>{count > MOST_SHOWN ? `${shown}+` : shown}</Rolling>
    </Bubble>
  );
}
