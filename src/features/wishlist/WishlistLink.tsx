import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import { paths } from '@/domain/paths';
import { AccountLink } from '@/features/access';
import { useT } from '@/shared/texts';
import { BarAction, BarIcon, BarLines, VisuallyHidden } from '@/shared/ui';
import { useFavoriteCount } from './useFavoriteCount';

/** Wishlist link of the top bar with its count; visitors get the login dialog. */
export function WishlistLink() {
  const t = useT();
  const count = useFavoriteCount();
  return (
    <BarAction component={AccountLink} to={paths.wishlist}>
      <BarIcon count={count}>
        <FavoriteBorderOutlined />
      </BarIcon>
      <BarLines quiet={t('Saved')} main={t('Wishlist')} />
      {count > 0 && <VisuallyHidden> ({t('{count} items', { count })})</VisuallyHidden>}
    </BarAction>
  );
}
