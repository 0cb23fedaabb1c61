import { styled } from '@mui/material/styles';
import type { ChatProduct } from '@/domain/chat';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Link, Picture, Price, RatingText } from '@/shared/ui';

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(2),
  paddingInlineEnd: theme.spacing(3.5),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '& > :first-of-type': { borderRadius: 10 },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    color: theme.vars?.palette.text.secondary,
  },
}));

/** Specification §2, "Chat panel": the card of the product that the conversation is about. */
export function ShownProduct({ product }: { product: ChatProduct }) {
  const t = useT();
  const { id, name, thumbnail, rating, totalReviews } = product;
  return (
    <Card className="shown" to={paths.productDetails(id)}>
      <Picture src={thumbnail} alt="" />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <Price priced={product} variant="compact" />
        {rating > 0 && (
          <small>
            <RatingText rating={rating} />
            <span>· {t('{count} reviews', { count: totalReviews })}</span>
          </small>
        )}
      </span>
    </Card>
  );
}
