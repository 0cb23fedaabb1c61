import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { ProductQuery } from '@/api';
import type { Filters } from '@/domain/filters';
import { filterCount } from '@/domain/filters';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { CountBadge, VisuallyHidden } from '@/shared/ui';

const Opener = styled(Button)({
  whiteSpace: 'nowrap',
  '& bdi': { display: 'inline-grid', marginInlineStart: 10 },
});

interface FilterButtonProps {
  fixed: ProductQuery;
  filters: Filters;
}

/** Opens the filter sheet; shown below 900 px. */
export function FilterButton({ fixed, filters }: FilterButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const count = filterCount(filters);
  return (
    <Opener
      variant="outlined"
      color="inherit"
      startIcon={<TuneOutlined />}
      aria-haspopup="dialog"
      onClick={() => dispatch(overlayOpened({ name: 'filters', fixed, draft: filters }))}
    >
      <span aria-hidden={count > 0}>{t('Filters')}</span>
      <bdi aria-hidden>
        <CountBadge count={count} />
      </bdi>
      {count > 0 && <VisuallyHidden>{t('Filters ({count} active)', { count })}</VisuallyHidden>}
    </Opener>
  );
}
