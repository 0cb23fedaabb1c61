import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { QueryError, useGetProductDetailsQuery } from '@/api';
import type { Product } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import type { Variant } from '@/domain/variants';
import { pictureOf, quantityInStock, variantOf, variantPrice } from '@/domain/variants';
import { selectKnownProduct } from '@/features/catalogue';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Picture, ShopDialog } from '@/shared/ui';
import { AddToCartButton } from './AddToCartButton';
import { ProductPrice } from './ProductPrice';
import { QuantityChoice } from './QuantityChoice';
import { VariantChoice } from './VariantChoice';

interface ChooserDialogProps {
  overlay: OverlayOf<'chooser'>;
}

/** Asks for size and color after "Add to Cart" on a card; its color or the first ones are preset (R31). */
export function ChooserDialog({ overlay: { productId, colorId } }: ChooserDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const cached = useSelect(selectKnownProduct, productId);
  const {
    currentData: data,
    error,
    refetch,
  } = useGetProductDetailsQuery(productId, { skip: cached !== undefined });
  const product = cached ?? data?.product;
  const close = () => dispatch(overlayClosed('chooser'));
  if (product) return <Chooser key={productId} product={product} colorId={colorId} onClose={close} />;
  return (
    <ShopDialog title={t('Choose a variant')} onClose={close} width={480}>
      {error ? <QueryError error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={420} />}
    </ShopDialog>
  );
}

const Details = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'center',
  '& > :first-of-type': { borderRadius: 8 },
}));

interface ChooserProps {
  product: Product;
  colorId: Id | null;
  onClose: () => void;
}

function Chooser({ product, colorId, onClose }: ChooserProps) {
  const [chosen, setChosen] = useState<Partial<Variant>>({});
  const [requested, setRequested] = useState(1);
  // Read from the product, whose surcharges may change meanwhile.
  const variant = variantOf(product, {
    size: chosen.size?.id ?? null,
    color: chosen.color?.id ?? colorId,
  });
  const quantity = quantityInStock(requested, product.quantity);
  return (
    <ShopDialog
      title={product.name}
      onClose={onClose}
      width={480}
      actions={
        <AddToCartButton product={product} variant={variant} quantity={quantity} onPressed={onClose} />
      }
    >
      <Details>
        <Head>
          <Picture src={pictureOf(product, variant.color)} alt="" fit="contain" />
          <ProductPrice priced={variantPrice(product, variant)} />
        </Head>
        <VariantChoice
          product={product}
          variant={variant}
          onChoose={(choice) => setChosen({ ...chosen, ...choice })}
        />
        <QuantityChoice product={product} quantity={quantity} onChange={setRequested} />
      </Details>
    </ShopDialog>
  );
}
