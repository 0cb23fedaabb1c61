import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import { Button, Stack } from '@mui/material';
import type { OrderDetail } from '@/domain/order';
import { printPage } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { PaperButton } from './PaperButton';

const papers = [
  { of: 'invoiceUrl', title: 'Invoice', Icon: ReceiptLongOutlined },
  { of: 'paymentReceiptUrl', title: 'Payment Slip', Icon: ReceiptOutlined },
] as const;

/** Invoice and Payment Slip when their urls are there (contract §5), and the order itself on paper. */
export function OrderPapers({ order }: { order: OrderDetail }) {
  const t = useT();
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      {papers.map(({ of, title, Icon }) => (
        <PaperButton key={of} url={order[of]} title={title} icon={<Icon />} />
      ))}
      <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={() => printPage()}>
        {t('Print order')}
      </Button>
    </Stack>
  );
}
