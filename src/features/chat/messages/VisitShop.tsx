import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Link, visuallyHidden } from '@/shared/ui';

/** In a narrow header the button shrinks to its icon, to leave room for the shop's name. */
const Visit = styled(Button)({
  flex: 'none',
  '@container (max-width: 420px)': {
    minWidth: 44,
    minHeight: 44,
    padding: 0,
    '& .MuiButton-startIcon': { margin: 0 },
    '& > [data-words]': visuallyHidden,
  },
}) as typeof Button;

/** Link to the shop; if the page behind the panel is that shop's, it closes the panel. */
export function VisitShop({ shopId }: { shopId: ShopId }) {
  const t = useT();
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const address = paths.shop(shopId);
  const isHere = pathname + search === address;
  return (
    <Visit
      component={Link}
      to={address}
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<StorefrontOutlined />}
      onClick={() => isHere && dispatch(overlayClosed('chat'))}
    >
      <span data-words>{t('Visit shop')}</span>
    </Visit>
  );
}
