import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { useDispatch } from 'react-redux';
import type { ProductId } from '@/domain/ids';
import { Unsent } from '@/core/notices';
import { useIsWriting } from '@/core/writes';
import { BusyButton } from '@/shared/ui';
import { stockAlertPressed } from './stockAlert.events';
import { stockAlertCall } from './stockAlert.keys';

interface StockAlertButtonProps {
  productId: ProductId;
  /** Whether the user is notified; another press cancels it. */
  isWanted: boolean;
  label: string;
}

/** The pressed or unpressed button; its chunk is loaded with the first sold-out product. */
export function StockAlertButton({ productId, isWanted, label }: StockAlertButtonProps) {
  const dispatch = useDispatch();
  const isBusy = useIsWriting(stockAlertCall(productId));
  const press = stockAlertPressed({ productId, isWanted: !isWanted });
  return (
    <>
      <BusyButton
        variant={isWanted ? 'soft' : 'outlined'}
        size="large"
        isBusy={isBusy}
        aria-pressed={isWanted}
        startIcon={isWanted ? <CheckOutlined /> : undefined}
        onClick={() => dispatch(press)}
      >
        {label}
      </BusyButton>
      <Unsent press={press} />
    </>
  );
}
