import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useErrorMessage } from '@/api';
import type { Product, ProductPage } from '@/domain/catalogue';
import { ProductGrid } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { BusyButton, Column, Section } from '@/shared/ui';
import { useMoreForYou } from './useMoreForYou';

const Status = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

/**
 * The first page is part of the home response; further pages load on press and are still cached on return.
 */
export function JustForYou({ first }: { first: ProductPage }) {
  const t = useT();
  const more = useMoreForYou();
  const message = useErrorMessage(more.error);
  const products = withoutRepeats([first, ...(more.data?.pages ?? [])]);
  const hasMore = more.data ? more.hasNextPage : first.products.length < first.total;
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ button: HTMLElement; shown: number }>(null);
  useLayoutEffect(() => {
    if (!pressed.current || products.length <= pressed.current.shown) return;
    const { button, shown } = pressed.current;
    pressed.current = null;
    if (button.isConnected && document.activeElement !== button) return;
    list.current?.querySelector<HTMLElement>(`li:nth-child(${shown + 1}) a`)?.focus();
  }, [products.length]);
  const loadMore = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    // The new products appear before the button: with the keyboard, Tab goes on at the first of them.
    pressed.current = button.matches(':focus-visible') ? { button, shown: products.length } : null;
    more.loadMore();
  };
  return (
    <Section title={t('Just for you')}>
      <div ref={list}>
        <ProductGrid products={products} />
      </div>
      <Column sx={{ alignItems: 'center', gap: 3, mt: 8 }}>
        <Status role="status">
          {more.isError && !more.isFetching
            ? message
            : t('{shown} of {total} products', { shown: products.length, total: first.total })}
        </Status>
        {hasMore && (
          <BusyButton variant="outlined" size="large" isBusy={more.isFetching} onClick={loadMore}>
            {t('Load more')}
          </BusyButton>
        )}
      </Column>
    </Section>
  );
}

/** Removes duplicates: new products shift others to the next page. */
function withoutRepeats(pages: readonly ProductPage[]): Product[] {
  return [
    ...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values(),
  ];
}
