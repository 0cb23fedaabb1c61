import { Skeleton } from '@mui/material';
import { isLongName } from '@/domain/longName';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import {
  BannerBox,
  HeadActions,
  HeadDetails,
  HeadLine,
  HeadRoot,
  LogoBox,
  ShopName,
} from './ShopHead.styles';

interface ShopHeadSkeletonProps {
  /** Name of the shop if a cached response has it. */
  name: string | undefined;
  variant: 'page' | 'part';
}

/** A placeholder with the same height as `ShopHead`. */
export function ShopHeadSkeleton({ name, variant }: ShopHeadSkeletonProps) {
  const t = useT();
  const isPage = variant === 'page';
  return (
    <HeadRoot>
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
          {name ? (
            <ShopName
              variant={isPage ? 'h1' : 'h4'}
              component={isPage ? 'h1' : 'p'}
              data-long={isLongName(name) || undefined}
            >
              <bdi>{name}</bdi>
            </ShopName>
          ) : (
            <>
              {isPage && <VisuallyHidden as="h1">{t('Shop')}</VisuallyHidden>}
              <Skeleton width="min(280px, 80%)" height={38} />
            </>
          )}
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
