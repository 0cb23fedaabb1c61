import type { Switch } from '@/domain/filters';
import { useT } from '@/shared/texts';

export function useSwitchLabel(): (name: Switch) => string {
  const t = useT();
  return (name) => (name === 'inStock' ? t('In stock') : t('On sale'));
}
