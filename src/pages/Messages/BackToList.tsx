import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { conversationAddress } from '@/domain/messagesUrlState';
import { TWO_PANES } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Chevron, Link } from '@/shared/ui';

const OnePaneOnly = styled('span')({ [`@media ${TWO_PANES}`]: { display: 'none' } });

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
