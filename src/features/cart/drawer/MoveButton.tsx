import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { CartLine } from '@/domain/cart';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { BusyButton } from '@/shared/ui';
import { lineMovePressed, selectIsAdding } from '../cart.slice';

const Quiet = styled(BusyButton)(({ theme }) => ({
  minHeight: 32,
  padding: theme.spacing(1),
  marginInlineStart: theme.spacing(-1),
  textAlign: 'start',
  ...smallText,
  fontWeight: 500,
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface MoveButtonProps {
  line: CartLine;
  /** Puts the line aside, or moves it back into the cart. */
  move: 'save' | 'restore';
}

/** Moves a line between the cart and the saved ones (R101). */
export function MoveButton({ line, move }: MoveButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const isMoving = useSelect(selectIsAdding, line.productId);
  const text = move === 'save' ? t('Save for later') : t('Move to cart');
  return (
    <Quiet
      size="small"
      isBusy={isMoving}
      aria-label={`${text}: ${line.name}`}
      onClick={() => dispatch(lineMovePressed({ line, move }))}
    >
      {text}
    </Quiet>
  );
}
