import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';

/** The search term of the products page, held only in the URL. */
export function useSearchTerm(): string {
  const { pathname, search } = useLocation();
  return pathname === paths.products ? (new URLSearchParams(search).get('search') ?? '') : '';
}
