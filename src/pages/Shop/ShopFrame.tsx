import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSelector } from 'react-redux';
import type { RootApiState } from '@/api';
import { isNotFound, useErrorMessage, useGetShopQuery } from '@/api';
import type { ShopDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import type { ShopId } from '@/domain/ids';
import { paths, readId } from '@/domain/paths';
import { selectKnownShopName } from '@/features/shops';
import { useDocumentTitle } from '@/core/settings';
import { NotFound } from '@/pages/NotFound';
import { useShowApp, useStages } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Breadcrumb, FailedPage, preloadServerHtml } from '@/shared/ui';
import { ShopHead } from './ShopHead';
import { ShopBodySkeleton } from './ShopBodySkeleton';
import { ShopHeadSkeleton } from './ShopHeadSkeleton';

preloadServerHtml();

interface ShopFrameProps {
  /** Crumbs after "Home"; the shop is undefined until its name is known. */
  crumbsOf: (shop: Pick<ShopDetail, 'id' | 'name'> | undefined) => readonly Crumb[];
  /** Document title, once the shop is loaded. */
  titleOf: (shop: ShopDetail) => string;
  /** `part` has a smaller header, for pages about a part of the shop. */
  variant?: 'page' | 'part';
  /** Heading of a page about a part of the shop when the shop fails to load. */
  partName?: string;
  children: (shop: ShopDetail) => ReactNode;
}

/** Common frame of a shop's pages; an invalid or unknown id renders "page not found". */
export function ShopFrame(props: ShopFrameProps) {
  const id = readId(useParams().id);
  return id === null ? <NotFound /> : <LoadedShop key={id} id={id} {...props} />;
}

function LoadedShop({
  id,
  crumbsOf,
  titleOf,
  partName,
  variant = 'page',
  children,
}: ShopFrameProps & { id: ShopId }) {
  const t = useT();
  const { currentData: shop, error, isFetching, refetch } = useGetShopQuery(id);
  const name = useSelector((state: RootApiState) => shop?.name ?? selectKnownShopName(state, id));
  const crumbs = crumbsOf(name === undefined ? undefined : { id, name });
  const message = useErrorMessage(error);
  // The list of the shop's products shows the app once it is complete.
  useShowApp(Boolean(error));
  useDocumentTitle(shop && titleOf(shop));
  if (!shop && !isFetching && isNotFound(error)) return <NotFound />;
  if (!shop && !isFetching && error)
    return (
      <FailedPage
        parents={crumbs.filter(({ to }) => to)}
        title={partName ?? name ?? t('Shop')}
        message={message}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, ...crumbs]} />
      {shop ? (
        <ShopParts head={<ShopHead shop={shop} variant={variant} />}>{children(shop)}</ShopParts>
      ) : (
        <>
          <ShopHeadSkeleton name={name} variant={variant} />
          {variant === 'page' && <ShopBodySkeleton />}
        </>
      )}
    </>
  );
}

function ShopParts({ head, children }: { head: ReactNode; children: ReactNode }) {
  const shown = useStages(2);
  return (
    <>
      {shown > 0 && head}
      {shown > 1 && children}
    </>
  );
}
