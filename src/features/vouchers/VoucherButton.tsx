import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { Button } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { ShopId } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { vouchersPressed } from './vouchers.events';

interface VoucherButtonProps {
  shopId: ShopId;
  shopName: string;
}

/** Opens a shop's vouchers (specification §2, "voucher access"). */
export function VoucherButton({ shopId, shopName }: VoucherButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Button
      size="small"
      variant="soft"
      startIcon={<ConfirmationNumberOutlined />}
      aria-haspopup="dialog"
      onClick={() => dispatch(vouchersPressed({ shopId, shopName }))}
      sx={{ flex: 'none', marginInlineStart: 'auto' }}
    >
      {t('Voucher')}
      <VisuallyHidden> {shopName}</VisuallyHidden>
    </Button>
  );
}
