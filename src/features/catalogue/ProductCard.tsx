import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useSettings } from '@/core/settings';
import { FavoriteButton, FavoriteUnsent } from '@/features/wishlist';
import { useT } from '@/shared/texts';
import { fixedColors, onPicture, smallText } from '@/shared/theme';
import { DiscountBadge, Link, Picture, Price } from '@/shared/ui';
import { CardAddButton } from './CardAddButton';
import { CardBody, CardName, CardPrice, CardRoot, CardShop, PictureBox } from './ProductCard.styles';
import { RatingAndSold } from './RatingAndSold';

/** Over the link of the whole card. With large text the button wraps below the badge. */
const Corners = styled('div')({
  gridArea: 'picture',
  alignSelf: 'start',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  pointerEvents: 'none',
  '& > button': { margin: 4, marginInlineStart: 'auto', pointerEvents: 'auto' },
  '& > [aria-pressed="false"]:not(:hover)': { backgroundColor: onPicture.glassStrong },
});

const Badge = styled(DiscountBadge)({ margin: 8 });

/** Makes the whole card clickable, although only the name is the link. */
const WholeCardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
}));

const SoldOutOverlay = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: onPicture.fog,
});

const SoldOutLabel = styled('span')({
  paddingBlock: 6,
  paddingInline: 14,
  borderRadius: 999,
  ...smallText,
  fontWeight: 500,
  color: fixedColors.white,
  backgroundColor: onPicture.ink,
});

interface ProductCardProps {
  product: Product;
  /** Loads the picture eagerly, for cards in the first viewport. */
  isEager?: boolean;
}

/** A product in a grid or row: link, favorite button and "Add to Cart". */
export function ProductCard({ product, isEager = false }: ProductCardProps) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const origin = isMultiVendor ? (product.shop?.name ?? product.brand) : product.brand;
  return (
    <CardRoot>
      <PictureBox>
        <Picture src={product.thumbnail} alt="" fit="contain" isEager={isEager} />
        {product.quantity === 0 && (
          <SoldOutOverlay>
            <SoldOutLabel>{t('Stock Out')}</SoldOutLabel>
          </SoldOutOverlay>
        )}
      </PictureBox>
      <CardBody>
        <CardShop>
          <bdi>{origin}</bdi>
        </CardShop>
        <CardName>
          <WholeCardLink to={paths.productDetails(product.id, product.colorId)} data-card-link>
            <bdi>{product.name}</bdi>
          </WholeCardLink>
        </CardName>
        <RatingAndSold product={product} />
        <CardPrice>
          <Price priced={product} variant="compact" />
        </CardPrice>
      </CardBody>
      <Corners>
        <Badge percentage={product.discountPercentage} />
        <FavoriteButton product={product} colorId={product.colorId} />
      </Corners>
      <CardAddButton product={product} />
      <FavoriteUnsent productId={product.id} />
    </CardRoot>
  );
}
