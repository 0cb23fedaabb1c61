import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';

/** The term that the products page is searched for; the address is its only home. */
export function useSearchTerm(): string {
  const { pathname, search } = useLocation();
  return pathname === paths.products ? (new URLSearchParams(search).get('search') ?? '') : '';
}
