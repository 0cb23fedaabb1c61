import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MessagesUrlState } from '@/domain/messagesUrlState';
import { conversationAddress } from '@/domain/messagesUrlState';
import { SUGGESTION_DEBOUNCE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
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
export function SearchConversations({ search, shopId }: MessagesUrlState) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  // Resets the field when navigation changes the term.
  const [requested, setRequested] = useState(search);
  if (requested !== search) {
    setRequested(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const trimmed = typed.trim();
  useEffect(() => {
    if (trimmed === search) return undefined;
    const show = () => void navigate(conversationAddress({ shopId, search: trimmed }), { replace: true });
    return clock.after(SUGGESTION_DEBOUNCE, show);
  }, [trimmed, search, shopId, navigate]);
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
