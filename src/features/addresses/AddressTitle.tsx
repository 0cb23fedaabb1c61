import type { Address } from '@/domain/session';
import { useT } from '@/shared/texts';
import { SoftBadge } from '@/shared/ui';
import { addressTypeName } from './addressType';

/** Type such as "Home", and a badge for the default address. */
export function AddressTitle({ address }: { address: Address }) {
  const t = useT();
  return (
    <>
      {t(addressTypeName(address.addressType || 'other'))}
      {address.isDefault && <SoftBadge tone="primary">{t('Default')}</SoftBadge>}
    </>
  );
}
