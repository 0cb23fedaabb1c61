import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ProductDetail } from '@/domain/catalogue';
import { struckPrice } from '@/domain/price';
import { quantityInStock, variantPrice } from '@/domain/variants';
import { StockAlert } from '@/features/stockAlert';
import { useOutOfSight } from '@/shared/hooks';
import { AddToCartButton } from './AddToCartButton';
import { BuyBar } from './BuyBar';
import { BuyBox } from './BuyBox';
import { BuyNowButton } from './BuyNowButton';
import { BoxColumn, Columns, DetailsColumn, GalleryColumn } from './columns';
import { FlashLine } from './FlashLine';
import { ProductGallery } from './gallery/ProductGallery';
import { ProductHead } from './ProductHead';
import { ProductPrice } from './ProductPrice';
import { QuantityChoice } from './QuantityChoice';
import { useVariantInAddress } from './useVariantInAddress';
import { VariantChoice } from './VariantChoice';

/** Side by side; stacked where a translation is too long. */
const Buttons = styled('div')(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > button': { flex: 'auto', paddingInline: theme.spacing(3) },
}));

/** Marks the end of the page's flex column, where the buy bar makes room for the footer. */
const PageEnd = styled('div')({ order: 1, height: 1 });

/** The upper part of the product page: gallery, variants and buy buttons. */
export function ProductMain({ product }: { product: ProductDetail }) {
  const { variant, choose } = useVariantInAddress(product);
  const [requested, setRequested] = useState(1);
  const { ref: buttons, isOutOfSight: areButtonsHidden } = useOutOfSight<HTMLDivElement>();
  const { ref: end, isOutOfSight: isEndBelow } = useOutOfSight<HTMLDivElement>();
  const priced = variantPrice(product, variant);
  const quantity = quantityInStock(requested, product.quantity);
  const choice = { product, variant, quantity };
  const buy = (
    <>
      <AddToCartButton {...choice} />
      {product.quantity > 0 && <BuyNowButton {...choice} />}
      <StockAlert product={product} />
    </>
  );
  return (
    <>
      <Columns>
        <GalleryColumn>
          <ProductGallery product={product} color={variant.color} />
        </GalleryColumn>
        <DetailsColumn>
          <ProductHead product={product} />
          <ProductPrice priced={priced} />
          {product.flashSale && (
            <FlashLine
              key={product.flashSale.id}
              sale={product.flashSale}
              isReduced={struckPrice(product) !== null}
            />
          )}
          <VariantChoice product={product} variant={variant} onChoose={choose} />
          <QuantityChoice product={product} quantity={quantity} onChange={setRequested} />
          {/* A sold-out product's buttons are as wide as their texts are long. */}
          <Buttons ref={buttons} style={{ display: product.quantity > 0 ? 'grid' : 'flex' }}>
            {buy}
          </Buttons>
        </DetailsColumn>
        <BoxColumn>
          <BuyBox product={product} shop={product.shop} />
        </BoxColumn>
      </Columns>
      <BuyBar
        product={product}
        priced={priced}
        variant={variant}
        isShown={areButtonsHidden && isEndBelow}
        pageButtons={buttons}
      >
        {buy}
      </BuyBar>
      <PageEnd ref={end} />
    </>
  );
}
