import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { catalogueApi } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { CountdownText, saleChanged, useSaleClock } from '@/features/catalogue';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';
import { SaleLink } from './SaleLink';

const { Part: FetchedFlashLink } = lazyComponent(() =>
  import('./FetchedFlashLink').then((module) => module.FetchedFlashLink),
);

const TimeLeft = styled('span')(({ theme }) => ({
  paddingInline: theme.spacing(2),
  borderRadius: 6,
  fontSize: '.75rem',
  lineHeight: '1.625rem',
  backgroundColor: theme.vars?.palette.sale.soft,
}));

const selectHome = catalogueApi.endpoints.getHome.select();

/** The running flash sale: from the cached home page with its countdown, else from a call of its own. */
export function FlashLink({ isShort = false }: { isShort?: boolean }) {
  const { data } = useSelector(selectHome);
  const { pathname } = useLocation();
  if (data) return data.runningFlashSale && <RunningSale sale={data.runningFlashSale} isShort={isShort} />;
  return (
    pathname !== paths.home && (
      <ErrorBoundary where="flash sale" fallback={null}>
        <Suspense fallback={null}>
          <FetchedFlashLink />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function RunningSale({ sale, isShort }: { sale: FlashSale; isShort: boolean }) {
  const dispatch = useDispatch();
  const left = useSaleClock(sale, { isRunning: true, onOver: () => dispatch(saleChanged()) });
  if (left === 0) return null;
  return (
    <SaleLink sale={sale}>
      {left !== null && !isShort && (
        <TimeLeft>
          <CountdownText milliseconds={left} />
        </TimeLeft>
      )}
    </SaleLink>
  );
}
