import { useDeferredValue, useEffect, useRef } from 'react';
import { useT } from '@/shared/texts';
import { SectionError } from '@/shared/ui';
import { CategoryFlyout } from './CategoryFlyout';
import { CategoryRow } from './CategoryRow';
import { ListGround, PanelShell, WaitingRows } from './PanelShell';
import { useAimedChoice } from './useAimedChoice';
import { useGrowing } from './useGrowing';
import { useShopCategories } from './useShopCategories';

interface CategoryPanelProps {
  /** Opened by the keyboard: the first category has the focus. */
  takesFocus: boolean;
  /** A link was followed. */
  onChoice: () => void;
}

/** Categories with their pictures, and beside them the sub-categories of the chosen one. */
export function CategoryPanel({ takesFocus, onChoice }: CategoryPanelProps) {
  const t = useT();
  const { categories: known, isMissing, retry } = useShopCategories();
  // Drawn in pieces when they come while the menu is open.
  const categories = useDeferredValue(known);
  const { chosen, choose, hover, listProps, flyoutProps } = useAimedChoice(null);
  const panel = useRef<HTMLDivElement>(null);
  const hasCategories = Boolean(categories?.length);
  useEffect(() => {
    if (takesFocus && hasCategories) panel.current?.querySelector('a')?.focus();
  }, [takesFocus, hasCategories]);
  const shown = categories?.find(({ id }) => id === chosen) ?? categories?.[0];
  // The row answers at once; its flyout is drawn behind it, so that no press has to wait for it.
  const unfolded = useDeferredValue(shown);
  const hasFlyout = useGrowing(1, { first: 0, step: 1 }) > 0;
  return (
    <PanelShell as="nav" ref={panel} aria-label={t('All categories')}>
      <ListGround {...listProps}>
        {categories?.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isShown={category === shown}
            onHover={(event) => hover(category.id, event)}
            onShow={() => choose(category.id)}
            onChoice={onChoice}
          >
            {hasFlyout && category === unfolded && (
              <CategoryFlyout category={category} roomProps={flyoutProps} onChoice={onChoice} />
            )}
          </CategoryRow>
        ))}
        {!categories && !isMissing && <WaitingRows />}
      </ListGround>
      {isMissing && <SectionError onRetry={retry} />}
    </PanelShell>
  );
}
