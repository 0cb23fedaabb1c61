import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { IconButton, useEventCallback } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../texts';

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  label: string;
  quantity: number;
  least?: number;
  /** Undefined where only the server knows. */
  most?: number;
  onChange: (quantity: number) => void;
  /** `large` stands beside large buttons. */
  size?: 'small' | 'large';
}

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-size=large]': { minHeight: 48, paddingInline: 4, '& output': { minWidth: 40 } },
}));

const Count = styled('output')({
  minWidth: 32,
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Minus, count, plus; what is wanted shows at once. */
export function QuantityStepper({
  label,
  quantity,
  least = 1,
  most,
  onChange,
  size = 'small',
}: QuantityStepperProps) {
  const t = useT();
  const formats = useFormats();
  // The same function for every quantity: of a press only the count is rendered again, not its buttons.
  const step = useEventCallback((change: number) => onChange(quantity + change));
  return (
    <Group role="group" data-size={size} aria-label={t('Quantity of {name}', { name: label })}>
      <IconButton
        size="small"
        aria-label={t('Decrease quantity')}
        disabled={quantity <= least}
        onClick={() => step(-1)}
      >
        <RemoveOutlined fontSize="small" />
      </IconButton>
      <Count aria-live="polite">{formats.number(quantity)}</Count>
      <IconButton
        size="small"
        aria-label={t('Increase quantity')}
        disabled={most !== undefined && quantity >= most}
        onClick={() => step(1)}
      >
        <AddOutlined fontSize="small" />
      </IconButton>
    </Group>
  );
}
