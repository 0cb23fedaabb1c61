import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MessagesPlace } from '@/domain/messagesPlace';
import { conversationAddress } from '@/domain/messagesPlace';
import { SUGGESTION_PAUSE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
import { useT } from '@/shared/texts';

const Field = styled(InputBase)(({ theme }) => ({
  height: 44,
  gap: theme.spacing(3),
  paddingInline: theme.spacing(4),
  borderRadius: 22,
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  '&.Mui-focused': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 1 },
}));

/** Finds conversations by the shop's name; what is searched for stands in the address once typing rests. */
export function SearchConversations({ search, shopId }: MessagesPlace) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  // Back, or a link, has changed the address.
  const [asked, setAsked] = useState(search);
  if (asked !== search) {
    setAsked(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const show = () => void navigate(conversationAddress({ shopId, search: wanted }), { replace: true });
    return clock.after(SUGGESTION_PAUSE, show);
  }, [wanted, search, shopId, navigate]);
  return (
    <Field
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('Search conversations')}
      slotProps={{ input: { 'aria-label': t('Search conversations') } }}
      startAdornment={<SearchOutlined fontSize="small" aria-hidden />}
    />
  );
}
