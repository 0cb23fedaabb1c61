import { Skeleton } from '@mui/material';
import { BannerBox, HeadActions, HeadDetails, HeadLine, HeadRoot, LogoBox } from './ShopHead.styles';

/** A placeholder with the same height as `ShopHead`. */
export function ShopHeadSkeleton({ variant }: { variant: 'page' | 'part' }) {
  const isPage = variant === 'page';
  return (
    <HeadRoot aria-hidden>
      {isPage && (
        <BannerBox>
          <Skeleton variant="rectangular" height="100%" />
        </BannerBox>
      )}
      <HeadLine {...(isPage ? { 'data-over': '' } : { 'data-part': '' })}>
        <LogoBox>
          <Skeleton variant="rectangular" height="100%" />
        </LogoBox>
        <div>
          <Skeleton width="min(280px, 80%)" height={38} />
          <HeadDetails as="div">
            <Skeleton width="min(420px, 100%)" />
          </HeadDetails>
        </div>
        <HeadActions>
          <Skeleton variant="rounded" width={95} height={44} />
          <Skeleton variant="rounded" width={103} height={44} />
        </HeadActions>
      </HeadLine>
    </HeadRoot>
  );
}
