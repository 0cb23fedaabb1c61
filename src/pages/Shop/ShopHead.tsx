import { Link } from '@mui/material';
import type { ShopDetail } from '@/domain/catalogue';
import { hasCount } from '@/domain/hasCount';
import { isLongName } from '@/domain/longName';
import { paths } from '@/domain/paths';
import { ChatButton } from '@/features/chat';
import { REVIEWS_ID } from '@/features/reviews';
import { ShareButton } from '@/features/sharing';
import { HolidayNote, OnlineBadge } from '@/features/shops';
import { useT } from '@/shared/texts';
import { Link as RouterLink, Picture, RatingText } from '@/shared/ui';
import {
  BannerBox,
  HeadActions,
  HeadDetails,
  HeadLine,
  HeadRoot,
  LogoBox,
  ShopName,
} from './ShopHead.styles';

interface ShopHeadProps {
  shop: ShopDetail;
  variant: 'page' | 'part';
}

/** Banner, overlapping logo, name, rating, online state and contact buttons. */
export function ShopHead({ shop, variant }: ShopHeadProps) {
  const t = useT();
  const isPage = variant === 'page';
  const [banner] = shop.banners;
  // One text, so that neither count is alone on a line.
  const counts = [
    t('{count} products', { count: shop.totalProducts }),
    t('{count} categories', { count: shop.totalCategories }),
  ];
  return (
    <HeadRoot>
      {isPage && (
        <BannerBox>
          <Picture
            src={banner?.thumbnail ?? shop.banner}
            alt=""
            ratio={4}
            focus={banner?.focus ?? null}
            isEager
          />
        </BannerBox>
      )}
      <HeadLine {...(isPage ? { 'data-over': '' } : { 'data-part': '' })}>
        <LogoBox>
          <Picture src={shop.logo} alt="" />
        </LogoBox>
        <div>
          <ShopName
            variant={isPage ? 'h1' : 'h4'}
            component={isPage ? 'h1' : 'p'}
            data-long={isLongName(shop.name) || undefined}
          >
            <bdi>{isPage ? shop.name : <RouterLink to={paths.shop(shop.id)}>{shop.name}</RouterLink>}</bdi>
          </ShopName>
          <HeadDetails>
            {shop.rating > 0 && <RatingText rating={shop.rating} />}
            {hasCount(shop.totalReviews) && (
              <Link
                component={RouterLink}
                to={{ pathname: paths.shop(shop.id), search: 'tab=reviews', hash: REVIEWS_ID }}
              >
                {t('{count} reviews', { count: shop.totalReviews })}
              </Link>
            )}
            <OnlineBadge isOnline={shop.isOnline} />
            {shop.isOnHoliday && <HolidayNote />}
            {isPage && <span>{counts.join(' · ')}</span>}
          </HeadDetails>
        </div>
        <HeadActions>
          <ChatButton shop={shop} variant="contained" color="primary" />
          {isPage && <ShareButton variant="page" title={shop.name} />}
        </HeadActions>
      </HeadLine>
    </HeadRoot>
  );
}
