import BoltRounded from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { catalogueApi } from '@/api';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { CountdownText, useSaleClock } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary, ownEnd } from '@/shared/ui';

const { Part: FetchedFlashLink } = lazyComponent(() =>
  import('./FetchedFlashLink').then((module) => module.FetchedFlashLink),
);

const Sale = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  marginInlineStart: 'auto',
  borderRadius: 8,
  fontSize: '.875rem',
  fontWeight: 700,
  color: theme.vars?.palette.sale.dark,
  textDecoration: 'none',
  '&:hover > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Name = styled('span')({ ...ownEnd, maxWidth: 200 });

const TimeLeft = styled('span')(({ theme }) => ({
  paddingInline: theme.spacing(2),
  borderRadius: 6,
  fontSize: '.75rem',
  lineHeight: '1.625rem',
  backgroundColor: theme.vars?.palette.sale.soft,
}));

const selectHome = catalogueApi.endpoints.getHome.select();

/** The running flash sale with its countdown: from the cached home page, else from a call of its own. */
export function FlashLink() {
  const { data } = useSelector(selectHome);
  const { pathname } = useLocation();
  if (data) return data.runningFlashSale && <RunningSale sale={data.runningFlashSale} />;
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

const skipQuery = () => undefined;

/** The name of the sale, linked to its page; `children` follow the name. */
export function SaleLink({ sale, children }: { sale: FlashSale; children?: ReactNode }) {
  const t = useT();
  return (
    <Sale to={paths.flashSale(sale.id)}>
      <BoltRounded fontSize="small" />
      <Name dir="auto">{sale.name || t('Flash sale')}</Name>
      {children}
    </Sale>
  );
}

function RunningSale({ sale }: { sale: FlashSale }) {
  const left = useSaleClock(sale, { isRunning: true, onOver: skipQuery });
  if (left === 0) return null;
  return (
    <SaleLink sale={sale}>
      {left !== null && (
        <TimeLeft>
          <CountdownText milliseconds={left} />
        </TimeLeft>
      )}
    </SaleLink>
  );
}
