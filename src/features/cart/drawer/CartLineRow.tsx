import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import { IconButton, Link, useEventCallback } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartLine } from '@/domain/cart';
import { lineAmount } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { Unsent } from '@/core/notices';
import { overlayClosed } from '@/core/overlays';
import { useSwipeAway } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { clampedTo, wholeCard } from '@/shared/theme';
import { DiscountBadge, Link as RouterLink, MoneyText, Picture, Price, QuantityStepper } from '@/shared/ui';
import { quantityChangeRequested, removePressed } from '../cart.slice';
import { LineChoice } from '../LineChoice';
import { MoveButton } from './MoveButton';
import { selectKeepsLines } from './saved.selectors';
import { THUMBNAIL_WIDTH } from './thumbnailWidth';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${THUMBNAIL_WIDTH} minmax(0, 1fr)`,
  gap: theme.spacing(3),
  padding: theme.spacing(3.5),
  // Skips layout and paint of lines outside the viewport of a long cart.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 128px',
  backgroundColor: theme.vars?.palette.background.paper,
  // Its containment would clip what the swipe uncovers.
  '&[data-swiped]': { contentVisibility: 'visible', '& > [data-uncovered]': { display: 'flex' } },
}));

/** Beside the line: a swipe draws it in. */
const Uncovered = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  width: '100%',
  display: 'none',
  alignItems: 'center',
  paddingInline: theme.spacing(6),
  color: theme.vars?.palette.error.contrastText,
  backgroundColor: theme.vars?.palette.error.main,
}));

const Thumbnail = styled('span')({
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: 8,
});

const Badge = styled(DiscountBadge)({
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineStart: 4,
  padding: '1px 6px',
  fontSize: '.75rem',
});

const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });

const Quiet = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Name = styled(Link)({
  ...clampedTo(2),
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.35,
  ...wholeCard,
}) as typeof Link;

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBlockStart: theme.spacing(2),
}));

/** Beside the price, which may have several lines. */
const QuantityColumn = styled('div')({ display: 'grid', justifyItems: 'start' });

/** The struck-through price is below the price to pay. */
const PriceColumn = styled('div')({
  // Beside the stepper on a phone, too: the total breaks into two lines.
  flex: '1 1 5.5rem',
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  lineHeight: 1.4,
  '& > span': { flexDirection: 'column', alignItems: 'flex-end' },
});

const LineTotal = styled('strong')({ fontSize: '.8125rem' });

/** One line of the cart; quantity changes are optimistic and sent by the cart queue. */
export const CartLineRow = memo(function CartLineRow({ line }: { line: CartLine }) {
  const t = useT();
  const dispatch = useDispatch();
  const want = useEventCallback((quantity: number) => dispatch(quantityChangeRequested({ line, quantity })));
  const canSave = useSelector(selectKeepsLines);
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'start', slidesOut: true });
  return (
    <Row ref={swipedRef}>
      <Thumbnail>
        <Picture src={line.thumbnail} alt="" />
        <Badge percentage={line.discountPercentage} />
      </Thumbnail>
      <div>
        <Top>
          <div>
            {line.brand && (
              <Quiet>
                <bdi>{line.brand}</bdi>
              </Quiet>
            )}
            <Name
              component={RouterLink}
              to={paths.productDetails(line.productId)}
              color="inherit"
              onClick={() => dispatch(overlayClosed('cart'))}
            >
              <bdi>{line.name}</bdi>
            </Name>
            <Quiet>
              <LineChoice line={line} />
            </Quiet>
          </div>
          <IconButton
            ref={buttonRef}
            edge="end"
            aria-label={t('Remove {name}', { name: line.name })}
            onClick={() => dispatch(removePressed({ line }))}
            sx={{ alignSelf: 'flex-start', mt: -2 }}
          >
            <DeleteOutlineOutlined fontSize="small" />
          </IconButton>
        </Top>
        <Bottom>
          <QuantityColumn>
            <QuantityStepper label={line.name} quantity={line.quantity} least={0} onChange={want} />
            {canSave && <MoveButton line={line} move="save" />}
          </QuantityColumn>
          <PriceColumn>
            <Price priced={line} variant="compact" />
            {line.quantity > 1 && (
              <LineTotal>
                {t('Total')} <MoneyText amount={lineAmount(line)} />
              </LineTotal>
            )}
          </PriceColumn>
          <Unsent press={removePressed({ line })} />
        </Bottom>
      </div>
      <Uncovered aria-hidden data-uncovered="">
        <DeleteOutlineOutlined />
      </Uncovered>
    </Row>
  );
});
