import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Product } from '@/domain/catalogue';
import type { Priced } from '@/domain/price';
import type { Variant } from '@/domain/variants';
import { pictureOf } from '@/domain/variants';
import { useHeightVariable } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';
import { ownEnd, Picture, Price } from '@/shared/ui';

interface BuyBarProps {
  product: Product;
  priced: Priced;
  variant: Variant;
  isShown: boolean;
  /** The same buttons in the page: they take over the focus when the bar hides (R56). */
  pageButtons: RefObject<HTMLElement | null>;
  /** "Add to Cart" and "Buy Now". */
  children: ReactNode;
}

/** Covers the frame's bottom bar. */
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  paddingBlockStart: theme.spacing(2.5),
  paddingBlockEnd: `max(${theme.spacing(2.5)}, env(safe-area-inset-bottom))`,
  // Aligned with the content; the background spans the viewport.
  paddingInline: 'max(var(--gutter), (100% - 1440px) / 2 + var(--gutter))',
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: elevation.raised,
  transition: 'translate 200ms cubic-bezier(.16, 1, .3, 1), visibility 200ms',
  '&[inert]': { visibility: 'hidden', translate: '0 100%' },
}));

/** Laid out by the bar. */
const Actions = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > button': { flex: '0 1 220px', paddingInline: theme.spacing(3), lineHeight: 1.3 },
  [theme.breakpoints.down('sm')]: {
    '& > button': { flex: '1 1 0', minWidth: 'min-content' },
  },
}));

const Thumb = styled('div')(({ theme }) => ({
  flex: 'none',
  width: 48,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Details = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  fontSize: '1.125rem',
  '& small, & strong': {
    ...ownEnd,
    fontSize: '.875rem',
    fontWeight: 500,
  },
  '& small': { fontSize: '.75rem', fontWeight: 400, color: theme.vars?.palette.text.secondary },
  // Two buttons fill a small screen.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** A fixed bar with the buy buttons, shown when the page's own have scrolled out of view. */
export function BuyBar({ product, priced, variant, isShown, pageButtons, children }: BuyBarProps) {
  const t = useT();
  const barRef = useHeightVariable('--buy-bar');
  const actionsRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) return;
    const [own, others] = [actionsRef, pageButtons].map(({ current }) => [
      ...(current?.querySelectorAll('button') ?? []),
    ]);
    const focused = own?.findIndex((button) => button === document.activeElement) ?? -1;
    others?.[focused]?.focus({ preventScroll: true });
  }, [isShown, pageButtons]);
  const chosen = [variant.color?.name, variant.size?.name].filter(Boolean).join(' · ');
  return (
    <Bar ref={isShown ? barRef : null} role="region" aria-label={t('Buy')} inert={!isShown} data-fixed="">
      <Thumb>
        <Picture src={pictureOf(product, variant.color)} alt="" fit="contain" />
      </Thumb>
      <Details>
        <strong dir="auto">{product.name}</strong>
        <Price priced={priced} variant="compact" />
        {chosen && <small dir="auto">{chosen}</small>}
      </Details>
      <Actions ref={actionsRef}>{children}</Actions>
    </Bar>
  );
}
