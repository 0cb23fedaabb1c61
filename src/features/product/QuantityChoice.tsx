import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { QuantityStepper } from '@/shared/ui';
import { StockState } from './StockState';

interface QuantityChoiceProps {
  product: Pick<Product, 'name' | 'quantity'>;
  quantity: number;
  onChange: (quantity: number) => void;
}

const Amount = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
}));

/** The number of pieces beside what is in stock; a sold-out product has nothing to count. */
export function QuantityChoice({ product, quantity, onChange }: QuantityChoiceProps) {
  return (
    <Amount>
      {product.quantity > 0 && (
        <QuantityStepper
          label={product.name}
          quantity={quantity}
          most={product.quantity}
          onChange={onChange}
          size="large"
        />
      )}
      <StockState quantity={product.quantity} />
    </Amount>
  );
}
