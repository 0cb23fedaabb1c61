import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import type { ButtonProps } from '@mui/material';
import { Button } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { ProductId, ShopId } from '@/domain/ids';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/core/settings';
import { serverNow } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { chatPressed } from './chat.events';

interface ChatButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'className'> {
  shop: {
    id: ShopId;
    name: string;
    logo: string | null;
    /** The server's own flag; derived from `lastOnline` when absent. */
    isOnline?: boolean;
    lastOnline?: string | null;
  };
  /** Product that the conversation is about; the conversation shows a card of it. */
  productId?: ProductId;
}

/** Opens the conversation with a shop. Visitors log in first; the conversation opens after the login. */
export function ChatButton({ shop, productId, ...look }: ChatButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { timezone } = useSettings();
  const press = () => {
    const { id, name, logo, lastOnline = null } = shop;
    const isOnline = shop.isOnline ?? isOnlineAt(serverNow(), lastOnline, timezone);
    dispatch(chatPressed({ shop: { id, name, logo, isOnline }, productId: productId ?? null }));
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...look}
      startIcon={<ChatBubbleOutlineOutlined />}
      aria-haspopup="dialog"
      onClick={press}
    >
      {t('Chat')}
    </Button>
  );
}
