import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import { Button } from '@mui/material';
import { Column } from '@/shared/ui';
import type { OrderDetail } from '@/domain/order';
import { printPage } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { DocumentButton } from './DocumentButton';

const documents = [
  { urlField: 'invoiceUrl', title: 'Invoice', Icon: ReceiptLongOutlined },
  { urlField: 'paymentReceiptUrl', title: 'Payment Slip', Icon: ReceiptOutlined },
] as const;

/**
 * Buttons for invoice and payment slip, if the order has their URLs (R50), and for printing the
 * order.
 */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const t = useT();
  return (
    <Column sx={{ gap: 2, alignItems: 'stretch' }}>
      {documents.map(({ urlField, title, Icon }) => (
        <DocumentButton key={urlField} url={order[urlField]} title={title} icon={<Icon />} />
      ))}
      <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={() => printPage()}>
        {t('Print order')}
      </Button>
    </Column>
  );
}
