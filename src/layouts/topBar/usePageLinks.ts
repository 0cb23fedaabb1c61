import { useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import { selectIsMultiVendor } from '@/core/settings';

const pageLinks = [
  { to: paths.home, text: 'Home' },
  { to: paths.shops, text: 'Shops', isMultiVendor: true },
  { to: paths.products, text: 'Products' },
  { to: paths.mostPopular, text: 'Most Popular' },
  { to: paths.bestDeal, text: 'Best Deal' },
  { to: paths.news, text: 'News' },
  { to: paths.contactUs, text: 'Contact' },
];

/** Links of the navigation row and the side menu; Shops in multi-vendor mode only (specification §2). */
export function usePageLinks() {
  const isMultiVendor = useSelector(selectIsMultiVendor);
  return pageLinks.filter((link) => isMultiVendor || !link.isMultiVendor);
}
