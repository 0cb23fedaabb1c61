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

const Opener = styled(Button)({ whiteSpace: 'nowrap' });

/** No `bdi`: its direction is that of its digits, and the margin would be at the wrong side. */
const Count = styled('span')({
  display: 'inline-grid',
  marginInlineStart: 10,
  '&:empty': { display: 'none' },
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
      <Count aria-hidden>
        <CountBadge count={count} />
      </Count>
      {count > 0 && <VisuallyHidden>{t('Filters ({count} active)', { count })}</VisuallyHidden>}
    </Opener>
  );
}
