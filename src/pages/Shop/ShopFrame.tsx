import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isApiError, useErrorWords, useGetShopQuery } from '@/api';
import type { ShopDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import type { ShopId } from '@/domain/ids';
import { paths, readId } from '@/domain/paths';
import { useTitleOfThing } from '@/features/settings';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { Breadcrumb, preloadServerHtml, PulledPlug, SectionError } from '@/shared/ui';
import { ShopHead } from './ShopHead';
import { ShopHeadSkeleton } from './ShopHeadSkeleton';

preloadServerHtml();

interface ShopFrameProps {
  /** After "Home"; the shop is undefined until it is known. */
  crumbsOf: (shop: ShopDetail | undefined) => readonly Crumb[];
  /** What the page is called, once the shop is known. */
  titleOf: (shop: ShopDetail) => string;
  /** A smaller head, for a page that is about a part of the shop. */
  variant?: 'page' | 'part';
  children: (shop: ShopDetail) => ReactNode;
}

/** What all pages of a shop have in common; an id that is none, or that nobody has, is not found. */
export function ShopFrame(props: ShopFrameProps) {
  const id = readId(useParams().id);
  return id === null ? <NotFound /> : <KnownShop key={id} id={id} {...props} />;
}

const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422);

function KnownShop({ id, crumbsOf, titleOf, variant = 'page', children }: ShopFrameProps & { id: ShopId }) {
  const t = useT();
  const { data: shop, error, isFetching, refetch } = useGetShopQuery(id);
  const words = useErrorWords(error);
  useTitleOfThing(shop && titleOf(shop));
  if (!shop && !isFetching && isUnknown(error)) return <NotFound />;
  if (!shop && !isFetching && error)
    return <SectionError drawing={<PulledPlug />} message={words} onRetry={() => void refetch()} />;
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, ...crumbsOf(shop)]} />
      {shop ? <ShopHead shop={shop} variant={variant} /> : <ShopHeadSkeleton variant={variant} />}
      {shop && children(shop)}
    </>
  );
}
