import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useGetProductsQuery, useGetShopsQuery } from '@/api';
import { paths } from '@/domain/paths';
import { categoriesMatching } from '@/domain/categoriesMatching';
import { SUGGESTION_PAUSE } from '@/domain/timing';
import { useShopCategories } from '@/features/categoryMenu';
import { useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';
import { selectRecentSearches } from './search.slice';
import type { SuggestionGroup } from './suggestion';
import { useRested } from './useRested';

const SHORTEST_TERM = 2;
const MOST = { categories: 3, products: 5, shops: 3 };

/** What may be meant by what was typed: below two characters what was searched for before, else what the shop has. */
export function useSuggestions(typed: string): { groups: SuggestionGroup[]; isComing: boolean } {
  const t = useT();
  const now = typed.trim();
  const rested = useRested(now, SUGGESTION_PAUSE);
  const { isMultiVendor } = useSettings();
  const { categories = [] } = useShopCategories();
  const recent = useSelector(selectRecentSearches);
  const isLongEnough = now.length >= SHORTEST_TERM;
  const term = isLongEnough && rested.length >= SHORTEST_TERM ? rested : null;
  // The very question of the products page: after Enter its answer is there already. Late answers belong to other terms.
  const products = useGetProductsQuery(term ? { search: term, page: 1 } : skipToken);
  // Drawn in steps, between which the next key is heard.
  const answer = useDeferredValue(products.data);
  const shops = useGetShopsQuery(term && isMultiVendor ? { search: term, page: 1 } : skipToken);
  if (!isLongEnough) {
    const suggestions = recent.map((text) => ({
      key: `recent ${text}`,
      to: paths.search(text),
      text,
      term: text,
    }));
    return {
      groups: withoutEmpty([{ name: t('Recent searches'), kind: 'recent', suggestions }]),
      isComing: false,
    };
  }
  // What is there stays until the next answer is: the list grows at its end and does not jump with every key.
  const foundProducts = (!products.isError && answer?.products) || [];
  const foundShops = (!products.isFetching && isMultiVendor && !shops.isError && shops.data?.shops) || [];
  const groups: SuggestionGroup[] = [
    {
      name: t('Search'),
      kind: 'all',
      suggestions: [
        {
          key: 'all',
          to: paths.search(now),
          text: t('See all results for “{term}”', { term: now }),
          note:
            products.currentData && now === term
              ? t('{count} products', { count: products.currentData.total })
              : null,
          term: now,
        },
      ],
    },
    {
      name: t('Categories'),
      kind: 'categories',
      suggestions: categoriesMatching(categories, now, MOST.categories).map((found) => ({
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
      suggestions: foundProducts.slice(0, MOST.products).map((product) => ({
        key: `product ${product.id}`,
        to: paths.productDetails(product.id),
        text: product.name,
        picture: product.thumbnail,
        price: product,
      })),
    },
    {
      name: t('Shops'),
      kind: 'shops',
      suggestions: foundShops.slice(0, MOST.shops).map((shop) => ({
        key: `shop ${shop.id}`,
        to: paths.shop(shop.id),
        text: shop.name,
        picture: shop.logo,
      })),
    },
  ];
  return { groups: withoutEmpty(groups), isComing: now !== term || products.isFetching };
}

function withoutEmpty(groups: SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
