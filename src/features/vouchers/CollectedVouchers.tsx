import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetVouchersQuery } from '@/api';
import type { CartShop } from '@/domain/cart';
import { offeredVouchers } from '@/domain/voucher';
import { useFormats, useT } from '@/shared/texts';
import { VoucherButton } from './VoucherButton';
import { VoucherWorth } from './VoucherWorth';

interface CollectedVouchersProps {
  shops: readonly CartShop[];
  /** The submitted coupon code. */
  code: string | null;
  onPick: (code: string) => void;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > small': { flexBasis: '100%', color: theme.vars?.palette.text.secondary },
  '& > button:last-of-type': { marginInlineStart: 0 },
}));

/** The shopper's collected vouchers of the selected shops, those that fit first; a press applies the code. */
export function CollectedVouchers({ shops, code, onPick }: CollectedVouchersProps) {
  return shops.map((shop) => <OfShop key={shop.shopId} shop={shop} code={code} onPick={onPick} />);
}

interface OfShopProps extends Omit<CollectedVouchersProps, 'shops'> {
  shop: CartShop;
}

function OfShop({ shop, code, onPick }: OfShopProps) {
  const t = useT();
  const formats = useFormats();
  const { data: vouchers } = useGetVouchersQuery(shop.shopId);
  const collected = vouchers?.filter((voucher) => voucher.isCollected && voucher.code !== code) ?? [];
  return (
    <Row role="group" aria-label={`${t('Voucher from')} ${shop.shopName}`}>
      <small>
        <bdi>{shop.shopName}</bdi>
      </small>
      {offeredVouchers(collected, shop).map(({ voucher, missing }) => (
        <Chip
          key={voucher.id}
          variant={missing > 0 ? 'outlined' : 'filled'}
          icon={<ConfirmationNumberOutlined />}
          label={
            <>
              <VoucherWorth voucher={voucher} />
              {missing > 0 && ` · ${t('Add {amount} more', { amount: formats.money(missing) })}`}
            </>
          }
          onClick={() => onPick(voucher.code)}
        />
      ))}
      <VoucherButton shopId={shop.shopId} shopName={shop.shopName} />
    </Row>
  );
}
