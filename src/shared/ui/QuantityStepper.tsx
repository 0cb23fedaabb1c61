import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import { IconButton, useEventCallback } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../texts';

interface QuantityStepperProps {
  /** Name of the counted item, for screen readers. */
  label: string;
  quantity: number;
  least?: number;
  /** Undefined if only the server checks the limit. */
  most?: number;
  onChange: (quantity: number) => void;
  /** `large` matches the height of large buttons. */
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

/** A `disabled` button would lose the focus at its limit, and with it the keys of the dialog around it. */
const Step = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled=true]': { color: theme.vars?.palette.action.disabled, cursor: 'default' },
}));

/** Minus, count and plus; shows the requested quantity optimistically. */
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
  // A stable callback: a press re-renders only the count, not the buttons.
  const isLeast = quantity <= least;
  const isMost = most !== undefined && quantity >= most;
  const step = useEventCallback((change: 1 | -1) => {
    if (!(change < 0 ? isLeast : isMost)) onChange(quantity + change);
  });
  return (
    <Group role="group" data-size={size} aria-label={t('Quantity of {name}', { name: label })}>
      <Step
        size="small"
        aria-label={t('Decrease quantity')}
        aria-disabled={isLeast || undefined}
        onClick={() => step(-1)}
      >
        <RemoveOutlined fontSize="small" />
      </Step>
      <Count aria-live="polite">{formats.number(quantity)}</Count>
      <Step
        size="small"
        aria-label={t('Increase quantity')}
        aria-disabled={isMost || undefined}
        onClick={() => step(1)}
      >
        <AddOutlined fontSize="small" />
      </Step>
    </Group>
  );
}
