import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useErrorMessage, useGetProductDetailsQuery } from '@/api';
import type { Product } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { pictureOf, variantOf, variantPrice } from '@/domain/variants';
import { selectKnownProduct } from '@/features/catalogue';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { PageSkeleton, Picture, QuantityStepper, SectionError, ShopDialog } from '@/shared/ui';
import { AddToCartButton } from './AddToCartButton';
import { ProductPrice } from './ProductPrice';
import { StockState } from './StockState';
import { VariantChoice } from './VariantChoice';

interface ChooserDialogProps {
  overlay: OverlayOf<'chooser'>;
}

/** Asks for size and color after "Add to Cart" on a card; its color or the first ones are preset (R31). */
export function ChooserDialog({ overlay: { productId, colorId } }: ChooserDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const cached = useSelector((state: Parameters<typeof selectKnownProduct>[0]) =>
    selectKnownProduct(state, productId),
  );
  const {
    currentData: data,
    error,
    refetch,
  } = useGetProductDetailsQuery(productId, { skip: cached !== undefined });
  const message = useErrorMessage(error);
  const product = cached ?? data?.product;
  const close = () => dispatch(overlayClosed('chooser'));
  if (product) return <Chooser key={productId} product={product} colorId={colorId} onClose={close} />;
  return (
    <ShopDialog title={t('Choose a variant')} onClose={close}>
      {error ? <SectionError message={message} onRetry={refetch} /> : <PageSkeleton />}
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

const Amount = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
}));

interface ChooserProps {
  product: Product;
  colorId: Id | null;
  onClose: () => void;
}

function Chooser({ product, colorId, onClose }: ChooserProps) {
  const [chosen, setChosen] = useState(() => variantOf(product, { size: null, color: colorId }));
  const [quantity, setQuantity] = useState(1);
  return (
    <ShopDialog
      title={product.name}
      onClose={onClose}
      width={480}
      actions={<AddToCartButton product={product} variant={chosen} quantity={quantity} onPressed={onClose} />}
    >
      <Details>
        <Head>
          <Picture src={pictureOf(product, chosen.color)} alt="" fit="contain" />
          <ProductPrice priced={variantPrice(product, chosen)} />
        </Head>
        <VariantChoice
          product={product}
          variant={chosen}
          onChoose={(choice) => setChosen({ ...chosen, ...choice })}
        />
        <Amount>
          <QuantityStepper
            label={product.name}
            quantity={quantity}
            most={product.quantity}
            onChange={setQuantity}
            size="large"
          />
          <StockState quantity={product.quantity} />
        </Amount>
      </Details>
    </ShopDialog>
  );
}
