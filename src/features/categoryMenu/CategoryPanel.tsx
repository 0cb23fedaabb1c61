import { useDeferredValue, useEffect, useRef } from 'react';
import { useT } from '@/shared/texts';
import { SectionError } from '@/shared/ui';
import { useShopCategories } from '@/core/settings';
import { CategoryFlyout } from './CategoryFlyout';
import { CategoryRow } from './CategoryRow';
import { ListBackground, PanelShell, WaitingRows } from './PanelShell';
import { useAimedChoice } from './useAimedChoice';
import { useGrowing } from './useGrowing';

interface CategoryPanelProps {
  /** Focuses the first category, after opening by keyboard. */
  takesFocus: boolean;
  /** Called when a link was followed. */
  onChoice: () => void;
}

/** Categories with pictures, and beside them the subcategories of the chosen one. */
export function CategoryPanel({ takesFocus, onChoice }: CategoryPanelProps) {
  const t = useT();
  const { categories: loaded, isMissing, retry } = useShopCategories();
  // Deferred, so that a response during an open menu renders without blocking input.
  const categories = useDeferredValue(loaded);
  const { chosen, choose, hover, listProps, flyoutProps } = useAimedChoice();
  const panel = useRef<HTMLDivElement>(null);
  const hasCategories = Boolean(categories?.length);
  useEffect(() => {
    if (takesFocus && hasCategories) panel.current?.querySelector('a')?.focus();
  }, [takesFocus, hasCategories]);
  const shown = categories?.find(({ id }) => id === chosen) ?? categories?.[0];
  // The row is highlighted at once, its flyout renders deferred, so that no press waits for it.
  const deferredCategory = useDeferredValue(shown);
  const hasFlyout = useGrowing(1, { first: 0, step: 1 }) > 0;
  return (
    <PanelShell as="nav" ref={panel} aria-label={t('All categories')}>
      <ListBackground {...listProps}>
        {categories?.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isShown={category === shown}
            onHover={(event) => hover(category.id, event)}
            onShow={() => choose(category.id)}
            onChoice={onChoice}
          >
            {hasFlyout && category === deferredCategory && (
              <CategoryFlyout category={category} flyoutProps={flyoutProps} onChoice={onChoice} />
            )}
          </CategoryRow>
        ))}
        {!categories && !isMissing && <WaitingRows />}
      </ListBackground>
      {isMissing && <SectionError onRetry={retry} />}
    </PanelShell>
  );
}
