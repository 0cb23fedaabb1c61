import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetProductsQuery, useGetShopsQuery } from '@/api';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { SUGGESTION_DEBOUNCE } from '@/domain/timing';
import { useShopCategories, useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { categoriesMatching } from './categoriesMatching';
import { selectRecentSearches } from './search.slice';
import type { Suggestion, SuggestionGroup } from './suggestion';
import { useDebounced } from './useDebounced';

const SHORTEST_TERM = 2;
export const MAX_SHOWN = { categories: 3, products: 5, shops: 3 };

/** The first page of /most-popular. */
const POPULAR = { sort_type: 'popular_product', page: 1 } as const;

/**
 * Suggestions for a term: below two characters recent searches and popular products (R108), else categories,
 * products and shops; for a term without products the popular ones.
 */
export function useSuggestions(typed: string): { groups: SuggestionGroup[]; isLoading: boolean } {
  const t = useT();
  const current = typed.trim();
  const debounced = useDebounced(current, SUGGESTION_DEBOUNCE);
  const { isMultiVendor } = useSettings();
  const { categories = [] } = useShopCategories();
  const recent = useSelector(selectRecentSearches);
  const isLongEnough = current.length >= SHORTEST_TERM;
  const term = isLongEnough && debounced.length >= SHORTEST_TERM ? debounced : null;
  // The same query as the products page, which therefore has its response cached after Enter.
  const products = useGetProductsQuery(term ? { search: term, page: 1 } : skipToken);
  const { currentData } = products;
  const isUnknown = current === term && currentData?.total === 0;
  const popular = useGetProductsQuery(isLongEnough && !isUnknown ? skipToken : POPULAR);
  const [received, setReceived] = useState<{ term: string; products?: readonly Product[] }>({ term: '' });
  if (term && currentData && received.products !== currentData.products)
    setReceived({ term, products: currentData.products });
  // Deferred, so that keys are handled in between.
  const found = useDeferredValue(received);
  const shops = useGetShopsQuery(term && isMultiVendor ? { search: term, page: 1 } : skipToken);
  const mostPopular: SuggestionGroup = {
    name: t('Most Popular'),
    kind: 'popular',
    suggestions: (popular.data?.products ?? []).slice(0, MAX_SHOWN.products).map(suggestionOf),
  };
  if (!isLongEnough) {
    const suggestions = recent.map((text) => ({
      key: `recent ${text}`,
      to: paths.search(text),
      text,
      term: text,
    }));
    return {
      groups: withoutEmpty([{ name: t('Recent searches'), kind: 'recent', suggestions }, mostPopular]),
      isLoading: popular.isLoading,
    };
  }
  // While a term is typed on, its products stay until the next response, so that the list does not flicker.
  const foundProducts = (isContinued(current, found.term) && !products.isError && found.products) || [];
  // During the debounce the shops are those of the term before.
  const isSearched = term !== null && isContinued(current, term);
  const foundShops =
    (isSearched && !products.isFetching && isMultiVendor && !shops.isError && shops.currentData?.shops) || [];
  const groups: SuggestionGroup[] = [
    {
      name: t('Search'),
      kind: 'all',
      suggestions: [
        {
          key: 'all',
          to: paths.search(current),
          text: isUnknown
            ? t('Nothing found for “{term}”', { term: current })
            : t('See all results for “{term}”', { term: current }),
          note:
            currentData && current === term && !isUnknown
              ? t('{count} products', { count: currentData.total })
              : null,
          term: current,
        },
      ],
    },
    {
      name: t('Categories'),
      kind: 'categories',
      suggestions: categoriesMatching(categories, current, MAX_SHOWN.categories).map((found) => ({
        key: `category ${found.categoryId} ${found.subCategoryId ?? ''}`,
        to: found.subCategoryId
          ? paths.subCategory(found.categoryId, found.subCategoryId)
          : paths.category(found.categoryId),
        text: found.name,
        note: found.parent,
        picture: found.thumbnail,
      })),
    },
    {
      name: t('Products'),
      kind: 'products',
      suggestions: foundProducts.slice(0, MAX_SHOWN.products).map(suggestionOf),
    },
    {
      name: t('Shops'),
      kind: 'shops',
      suggestions: foundShops.slice(0, MAX_SHOWN.shops).map((shop) => ({
        key: `shop ${shop.id}`,
        to: paths.shop(shop.id),
        text: shop.name,
        picture: shop.logo,
      })),
    },
    ...(isUnknown ? [mostPopular] : []),
  ];
  return { groups: withoutEmpty(groups), isLoading: current !== term || products.isFetching };
}

/** Whether one term is the beginning of the other. */
const isContinued = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

const suggestionOf = (product: Product): Suggestion => ({
  key: `product ${product.id}`,
  to: paths.productDetails(product.id),
  text: product.name,
  picture: product.thumbnail,
  price: product,
});

function withoutEmpty(groups: SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
