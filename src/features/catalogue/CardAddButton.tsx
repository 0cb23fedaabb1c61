import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { Unsent } from '@/core/notices';
import { addToCartPressed } from '@/features/cart';
import { useT } from '@/shared/texts';
import { elevation, smallText } from '@/shared/theme';
import { BusyButton } from '@/shared/ui';
import { REVEALED, TOUCH } from './ProductCard.styles';
import { useAddFromCard } from './useAddFromCard';

/** At the bottom of the picture for a mouse, in a row of its own on touch screens. */
const Add = styled(BusyButton)(({ theme }) => ({
  gridArea: 'picture',
  alignSelf: 'end',
  zIndex: 2,
  margin: theme.spacing(2),
  minHeight: 44,
  boxShadow: elevation.raised,
  transition: 'opacity 150ms, translate 150ms cubic-bezier(.16, 1, .3, 1), background-color 150ms',
  '&.Mui-disabled': { display: 'none' },
  [TOUCH]: {
    gridArea: 'action',
    margin: theme.spacing(1),
    marginBlockStart: theme.spacing(1.5),
    ...smallText,
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.surface.primaryLine}`,
    '&:hover, &:active': {
      backgroundColor: theme.vars?.palette.surface.primaryLine,
      boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.surface.primaryLine}`,
    },
    '&[aria-busy=false] .MuiButton-startIcon': { display: 'none' },
    '&.Mui-disabled': { display: 'inline-flex', boxShadow: 'none' },
  },
}));

export function CardAddButton({ product }: { product: Product }) {
  const t = useT();
  const { isBusy, add } = useAddFromCard(product);
  if (product.quantity === 0)
    return (
      <Add isBusy={false} disabled>
        {t('Stock Out')}
      </Add>
    );
  return (
    <>
      <Add
        className={REVEALED}
        variant="contained"
        isBusy={isBusy}
        startIcon={<ShoppingBagOutlined />}
        aria-label={`${t('Add to Cart')}: ${product.name}`}
        onClick={add}
      >
        {t('Add to Cart')}
      </Add>
      <Unsent press={{ type: addToCartPressed.type, payload: { productId: product.id } }} />
    </>
  );
}
