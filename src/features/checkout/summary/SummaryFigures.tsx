import { Button, LinearProgress, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFigureRows } from '@/features/cart';
import { useT } from '@/shared/texts';
import { Column, FigureList, Row } from '@/shared/ui';
import type { CheckoutView } from '../useCheckout';

const Room = styled('div')({
  position: 'relative',
  '&[data-asked]': { minHeight: 172 },
  '& > dl': { transition: 'opacity 150ms' },
  '&[aria-busy=true] > dl': { opacity: 0.55 },
});

const Failure = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(3),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // In the place of the figures.
  '&[data-alone]': { minHeight: 172 },
}));

const Busy = styled(LinearProgress)({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: -10,
  height: 3,
  borderRadius: 3,
});

/** All figures of /cart/checkout, none computed by the client. Stale ones stay visible during a refetch. */
export function SummaryFigures({ view }: { view: CheckoutView }) {
  const t = useT();
  const rowsOf = useFigureRows();
  const { checkout, isBusy, isRequested, errorMessage, retry } = view;
  return (
    <Room aria-busy={isBusy} data-asked={isRequested || undefined}>
      {isBusy && checkout && <Busy aria-label={t('Updating the figures')} />}
      {checkout ? (
        <FigureList figures={rowsOf(checkout.figures)} />
      ) : (
        isRequested && !errorMessage && <FigureSkeleton />
      )}
      {!isRequested && (
        <Typography sx={{ color: 'text.secondary' }}>{t('Select the shops to buy from')}</Typography>
      )}
      {errorMessage && (
        <Failure role="alert" data-alone={!checkout || undefined}>
          <Typography variant="body2" dir="auto">
            {errorMessage}
          </Typography>
          <Button size="small" variant="outlined" onClick={retry}>
            {t('Try again')}
          </Button>
        </Failure>
      )}
    </Room>
  );
}

function FigureSkeleton() {
  return (
    <Column aria-hidden sx={{ gap: 2.5 }}>
      {[0, 1, 2, 3].map((line) => (
        <Row key={line} sx={{ justifyContent: 'space-between' }}>
          <Skeleton width="35%" />
          <Skeleton width="25%" />
        </Row>
      ))}
      <Skeleton height={44} />
    </Column>
  );
}
