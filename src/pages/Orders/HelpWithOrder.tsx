import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { Button } from '@mui/material';
import { Link } from '@/shared/ui';
import { ticketsAddress } from '@/domain/ticketsUrlState';
import { useT } from '@/shared/texts';

/** Link to the ticket form with the order filled in. */
export function HelpWithOrder({ code }: { code: string }) {
  const t = useT();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<SupportAgentOutlined />}
      component={Link}
      to={ticketsAddress({ isNew: true, order: code })}
      sx={{ justifySelf: 'start', alignSelf: 'start' }}
    >
      {t('Get help with this order')}
    </Button>
  );
}
