import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, Drawer, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId } from 'react';
import { useDispatch } from 'react-redux';
import { QueryError, useGetProductsQuery } from '@/api';
import type { FilterChange } from '@/domain/filters';
import { changedFilters, filterCount, NO_FILTERS } from '@/domain/filters';
import type { OverlayOf } from '@/core/overlays';
import { overlayChanged, overlayClosed } from '@/core/overlays';
import { useScreen, useSwipeAway } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation, sheetGrip } from '@/shared/theme';
import { useLayer, VisuallyHidden } from '@/shared/ui';
import { productQueryOf } from '../productQueryOf';
import { useListingUrlState } from '../useListingUrlState';
import { DraftChips } from './DraftChips';
import { FilterPanel } from './FilterPanel';

const Sheet = styled(Drawer)({
  '& .MuiDrawer-paper': {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 720,
    maxHeight: 'calc(100dvh - 40px)',
    marginInline: 'auto',
    borderStartStartRadius: 20,
    borderStartEndRadius: 20,
    boxShadow: elevation.overlay,
  },
});

const Head = styled('div')(({ theme }) => ({
  ...sheetGrip,
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  paddingInline: theme.spacing(5, 3),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 5),
  paddingBlockEnd: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
}));

const Body = styled('div')({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' });

/** Filters below 900 px: changes a draft, which "Show N products" applies. */
export function FilterSheet({ overlay }: { overlay: OverlayOf<'filters'> }) {
  const { fixed, draft } = overlay;
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'bottom', grip: '[data-grip]' });
  const showId = useId();
  const { listing, choose } = useListingUrlState(fixed);
  // The same query as the list will use: its response is cached when the sheet closes.
  const { data, currentData, isFetching, error, refetch } = useGetProductsQuery(
    productQueryOf({ ...listing, filters: draft, page: 1 }, fixed),
  );
  // The count of the draft before stays until the response, but not after a failure.
  const counted = currentData ?? (isFetching ? data : undefined);
  const label = counted ? t('Show {count} products', { count: counted.total }) : t('Show products');
  const close = () => dispatch(overlayClosed('filters'));
  const change = (filters: FilterChange) =>
    dispatch(overlayChanged({ name: 'filters', fixed, draft: changedFilters(draft, filters) }));
  const show = () => {
    close();
    const isChanged = JSON.stringify(draft) !== JSON.stringify(listing.filters);
    if (isChanged) choose({ filters: draft, page: 1 });
  };
  // A turned tablet has room for the filters beside the list: what was chosen here applies there.
  const isWide = useScreen() === 'wide';
  const onWide = useEffectEvent(show);
  useEffect(() => {
    if (isWide) onWide();
  }, [isWide]);
  return (
    <Sheet
      open={isOpen}
      anchor="bottom"
      onClose={close}
      slotProps={{
        transition: { onExited },
        paper: { ref: swipedRef, role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <Head data-grip="">
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('Filters')}
        </Typography>
        <IconButton ref={buttonRef} aria-label={t('Close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </Head>
      <Body>
        {data && <FilterPanel facets={data.facets} filters={draft} fixed={fixed} onChange={change} />}
      </Body>
      {/* Not in the body, which may be scrolled past it. */}
      {!currentData && !isFetching && error && <QueryError error={error} onRetry={refetch} />}
      {data && <DraftChips draft={draft} facets={data.facets} heirId={showId} onChange={change} />}
      <VisuallyHidden role="status">{isFetching ? '' : label}</VisuallyHidden>
      <Foot>
        <Button
          disabled={filterCount(draft) === 0}
          onClick={() => {
            document.getElementById(showId)?.focus({ preventScroll: true });
            change(NO_FILTERS);
          }}
        >
          {t('Clear all')}
        </Button>
        <Button id={showId} variant="contained" sx={{ flex: 1 }} aria-busy={isFetching} onClick={show}>
          {label}
        </Button>
      </Foot>
    </Sheet>
  );
}
