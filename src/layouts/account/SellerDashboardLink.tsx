import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { sellerDashboardPath } from '@/domain/sellerDashboard';
import type { User } from '@/domain/session';
import { SHOP_ROLE } from '@/domain/session';
import { useRoles } from '@/features/roles';
import { useT } from '@/shared/texts';
import { EntryText, SidebarEntry } from './SidebarEntry';

/** Only for users with the shop role; a failed request counts as no roles (specification §2, §4). */
export function SellerDashboardLink({ user }: { user: User }) {
  const t = useT();
  const roles = useRoles();
  if (!roles.includes(SHOP_ROLE)) return null;
  return (
    <li>
      <SidebarEntry
        component="a"
        href={sellerDashboardPath(user.id)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <StorefrontOutlined />
        <EntryText>{t('Seller Dashboard')}</EntryText>
      </SidebarEntry>
    </li>
  );
}
