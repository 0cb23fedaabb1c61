import { Typography } from '@mui/material';
import { useSelector } from 'react-redux';
import { Column } from '@/shared/ui';
import { SHOP_ROLE } from '@/domain/session';
import { useRoles } from '@/features/roles';
import { IsSeller, SellerForm } from '@/features/seller';
import { selectUser } from '@/core/session';
import { useT } from '@/shared/texts';

/** Specification §2, /become-a-seller; once the user has the shop role, shows a link to the shop instead. */
export function BecomeASeller() {
  const t = useT();
  const user = useSelector(selectUser);
  const isSeller = useRoles().includes(SHOP_ROLE);
  return (
    <Column sx={{ gap: 5 }}>
      <Column sx={{ gap: 1 }}>
        <Typography variant="h1">{t('Become a Seller')}</Typography>
        {!isSeller && (
          <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
            {t('Open a shop of your own: a name, a logo and a banner are enough to begin.')}
          </Typography>
        )}
      </Column>
      <SellerForm shop={isSeller && user ? <IsSeller user={user} /> : null} />
    </Column>
  );
}
