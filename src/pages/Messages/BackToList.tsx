import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { conversationAddress } from '@/domain/messagesUrlState';
import { useT } from '@/shared/texts';
import { Chevron, Link } from '@/shared/ui';

const OnePaneOnly = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

/** Link from a conversation back to the list, on screens that show one of them. */
export function BackToList({ search }: { search: string }) {
  const t = useT();
  return (
    <OnePaneOnly>
      <IconButton
        component={Link}
        to={conversationAddress({ shopId: null, search })}
        aria-label={t('Back to all conversations')}
        edge="start"
      >
        <Chevron to="start" />
      </IconButton>
    </OnePaneOnly>
  );
}
