import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetVouchersQuery } from '@/api';
import type { CartShop } from '@/domain/cart';
import { hasCode, offeredVouchers } from '@/domain/voucher';
import { useFormats, useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { VoucherButton } from './VoucherButton';
import { VoucherWorth } from './VoucherWorth';

interface ShopVouchersProps {
  shop: CartShop;
  /** The submitted coupon code. */
  code: string | null;
  /** Why the submitted code does not apply. */
  refusal: string | null;
  onPick: (code: string | null) => void;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > small': { flexBasis: '100%', ...smallText, color: theme.vars?.palette.error.main },
  '@media (pointer: coarse)': { '& > .MuiChip-root': { height: 44, borderRadius: 22 } },
  '& > button:last-of-type': { marginInlineStart: 0 },
}));

/**
 * The collected vouchers of a shop, those that fit first (R77). A press applies a voucher's code, or takes
 * the applied one back.
 */
export function ShopVouchers({ shop, code, refusal, onPick }: ShopVouchersProps) {
  const t = useT();
  const formats = useFormats();
  const { data: vouchers } = useGetVouchersQuery(shop.shopId);
  const collected = vouchers?.filter(({ isCollected }) => isCollected) ?? [];
  const isOwnCode = collected.some((voucher) => hasCode(voucher, code));
  return (
    <Row role="group" aria-label={`${t('Voucher from')} ${shop.shopName}`}>
      {offeredVouchers(collected, shop).map(({ voucher, missing }) => {
        const isPicked = hasCode(voucher, code);
        return (
          <Chip
            key={voucher.id}
            variant={missing > 0 && !isPicked ? 'outlined' : 'filled'}
            color={isPicked ? 'primary' : 'default'}
            icon={isPicked ? <CheckOutlined /> : <ConfirmationNumberOutlined />}
            aria-pressed={isPicked}
            label={
              <>
                <VoucherWorth voucher={voucher} />
                {missing > 0 && ` · ${t('Add {amount} more', { amount: formats.money(missing) })}`}
              </>
            }
            onClick={() => onPick(isPicked ? null : voucher.code)}
          />
        );
      })}
      <VoucherButton shopId={shop.shopId} shopName={shop.shopName} />
      {isOwnCode && refusal !== null && <small dir="auto">{refusal}</small>}
    </Row>
  );
}
