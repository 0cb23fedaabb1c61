import { styled } from '@mui/material/styles';
import { useFormats } from '../texts';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 8,
  paddingBlock: 3,
  borderRadius: 999,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.sale.contrastText,
  backgroundColor: theme.vars?.palette.sale.main,
}));

/** "−17%", with a typographic minus; renders nothing without a discount (specification §2, "Cart panel"). */
export function DiscountBadge({ percentage, className }: { percentage: number; className?: string }) {
  const formats = useFormats();
  if (Math.round(percentage) <= 0) return null;
  return (
    <Badge className={className ?? ''}>
      <bdi>{formats.percent(-percentage).replace('-', '−')}</bdi>
    </Badge>
  );
}
