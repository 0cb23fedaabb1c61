import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { useGetUnreadMessagesQuery } from '@/api';
import { selectUser } from '@/core/session';
import { useFormats, useT } from '@/shared/texts';
import { CountBadge, VisuallyHidden } from '@/shared/ui';

const Badge = styled(CountBadge)({ marginInlineStart: 'auto' });

/** Number of the user's unread messages; 0 until it is known. */
export function useUnreadCount(): number {
  const user = useSelector(selectUser);
  const { data: count = 0 } = useGetUnreadMessagesQuery(user?.id ?? 0, { skip: !user });
  return count;
}

/** Specification §2, "Dashboard sidebar": "Message (unread count badge when above 0)". */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useT();
  const formats = useFormats();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <>
      <Badge count={count} {...(className && { className })} />
      <VisuallyHidden>
        {t('Unread')}: {formats.number(count)}
      </VisuallyHidden>
    </>
  );
}
