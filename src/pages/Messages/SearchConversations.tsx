import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { MessagesUrlState } from '@/domain/messagesUrlState';
import { conversationAddress, readMessagesUrlState } from '@/domain/messagesUrlState';
import { paths } from '@/domain/paths';
import { SUGGESTION_DEBOUNCE } from '@/domain/timing';
import { useCurrentLocation } from '@/core/navigation';
import { clock } from '@/shared/adapters';
import { useUrlText } from '@/shared/hooks';
import { useT } from '@/shared/texts';

const Field = styled(InputBase)(({ theme }) => ({
  height: 44,
  gap: theme.spacing(2),
  paddingInline: theme.spacing(3.5),
  borderRadius: 22,
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  '& > input': { textOverflow: 'ellipsis' },
  '&.Mui-focused': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 1 },
}));

/** Filters conversations by shop name; writes the debounced term to the URL. */
export function SearchConversations({ search }: Pick<MessagesUrlState, 'search'>) {
  const t = useT();
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const { text: typed, setText: setTyped, setWritten } = useUrlText(search);
  const trimmed = typed.trim();
  const show = useEffectEvent(() => {
    const now = currentLocation();
    // A conversation or another page may have been pressed, and be rendered a moment later.
    if (now.pathname !== paths.messages) return;
    setWritten(trimmed);
    const { shopId } = readMessagesUrlState(new URLSearchParams(now.search));
    void navigate(conversationAddress({ shopId, search: trimmed }), { replace: true });
  });
  useEffect(() => {
    if (trimmed === search) return undefined;
    return clock.after(SUGGESTION_DEBOUNCE, () => show());
  }, [trimmed, search]);
  return (
    <Field
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('Search conversations')}
      slotProps={{ input: { 'aria-label': t('Search conversations'), enterKeyHint: 'search' } }}
      startAdornment={<SearchOutlined fontSize="small" aria-hidden />}
    />
  );
}
