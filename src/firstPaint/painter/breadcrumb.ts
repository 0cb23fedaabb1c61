import type { Crumb } from '@/domain/crumbs';
import { patterns } from '@/domain/paths';
import type { Context } from './context';
import { element } from './element';

/** `shared/ui/Breadcrumb`, from the home page to the given crumbs. */
export function breadcrumb({ t }: Context, crumbs: readonly Crumb[]): HTMLElement {
  const items = [{ text: t('Home'), to: patterns.home }, ...crumbs].map(({ text, to }) =>
    element('li', {}, element(to ? 'a' : 'span', { href: to ?? null, dir: 'auto' }, text)),
  );
  return element('nav', { class: 'crumbs' }, element('ol', {}, ...items));
}
