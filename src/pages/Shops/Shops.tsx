import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError } from '@/api';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { paths } from '@/domain/paths';
import { ShopCard, ShopCardSkeleton } from '@/features/shops';
import { useT } from '@/shared/texts';
import {
  Breadcrumb,
  EmptyState,
  Link,
  Pagination,
  PulledPlug,
  SearchField,
  VisuallyHidden,
} from '@/shared/ui';
import { unstyledList, upToFourColumns } from '@/shared/theme';
import { ClosedShop } from './ClosedShop';
import { useShopList } from './useShopList';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(6),
  '& p': { minHeight: '1.5em', margin: theme.spacing(1.5, 0, 0), fontSize: '.875rem' },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: upToFourColumns('260px', theme.spacing(5)),
  gap: theme.spacing(5),
  ...unstyledList,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(4) },
}));

/** `/shops`: searchable list of shops (multi-vendor mode only). */
export function Shops() {
  const t = useT();
  const { search, page, shops, total, error, retry, searchFor } = useShopList();
  const count = total === undefined || error ? '' : t('{count} shops', { count: total });
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('Shops') }]} />
      <Head>
        <div>
          <Typography variant="h1">{t('Shops')}</Typography>
          <Typography component="p" sx={{ color: 'text.secondary' }}>
            {count}
          </Typography>
        </div>
        <SearchField label={t('Search for shops')} term={search} onSearch={searchFor} />
      </Head>
      <VisuallyHidden role="status">{shops ? count : !error && t('Loading')}</VisuallyHidden>
      {error && <QueryError error={error} drawing={<PulledPlug />} onRetry={retry} />}
      {!error && shops?.length === 0 && (
        <EmptyState
          drawing={<ClosedShop />}
          title={
            search ? t('No shop is called “{term}”', { term: search }) : t('There are no shops here yet.')
          }
          text={search ? t('Check the spelling, or try a shorter word.') : undefined}
          action={
            <Button component={Link} to={search ? paths.shops : paths.products} variant="contained">
              {search ? t('All shops') : t('See all products')}
            </Button>
          }
        />
      )}
      {!error && shops?.length !== 0 && (
        <>
          <Cards aria-busy={!shops}>
            {shops
              ? shops.map((shop) => (
                  <li key={shop.id}>
                    <ShopCard shop={shop} level={2} />
                  </li>
                ))
              : Array.from({ length: CATALOGUE_PAGE_SIZE }, (_, index) => (
                  <li key={`skeleton ${index}`}>
                    <ShopCardSkeleton />
                  </li>
                ))}
          </Cards>
          <Pagination totalItems={total ?? 0} itemsPerPage={CATALOGUE_PAGE_SIZE} modelValue={page} />
        </>
      )}
    </>
  );
}
