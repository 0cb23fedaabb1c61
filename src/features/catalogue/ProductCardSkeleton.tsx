import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { CardBody, CardName, CardPrice, CardRoot, CardShop, PictureBox, TOUCH } from './ProductCard.styles';

const Square = styled(Skeleton)({ aspectRatio: '1', height: 'auto' });

const Action = styled(Skeleton)(({ theme }) => ({
  display: 'none',
  gridArea: 'action',
  height: 44,
  margin: theme.spacing(1),
  marginBlockStart: theme.spacing(1.5),
  [TOUCH]: { display: 'block' },
}));

/** A placeholder with the same line heights as `ProductCard`. */
export function ProductCardSkeleton() {
  return (
    <CardRoot aria-hidden>
      <PictureBox>
        <Square variant="rectangular" />
      </PictureBox>
      <CardBody>
        <CardShop>
          <Skeleton width="40%" />
        </CardShop>
        <CardName as="div">
          <Skeleton />
          <Skeleton width="70%" />
        </CardName>
        <CardShop>
          <Skeleton width="50%" />
        </CardShop>
        <CardPrice as="div">
          <Skeleton width="60%" />
        </CardPrice>
      </CardBody>
      <Action variant="rounded" />
    </CardRoot>
  );
}
