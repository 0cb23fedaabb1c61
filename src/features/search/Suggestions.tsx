import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';
import { VisuallyHidden } from '@/shared/ui';
import { recentSearchesCleared, searchSubmitted } from './search.slice';
import type { Suggestion } from './suggestion';
import { SuggestionRow } from './SuggestionRow';
import { useComboboxKeys } from './useComboboxKeys';
import { MAX_SHOWN, useSuggestions } from './useSuggestions';

interface SuggestionsProps {
  /** The search field of these suggestions. */
  input: HTMLInputElement;
  typed: string;
  /** Below the box, or filling the search sheet. */
  variant: 'popup' | 'sheet';
  onClose: () => void;
  /** Called when a suggestion was chosen, to reset the field. */
  onChosen: () => void;
}

const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 8px)',
  maxHeight: 'min(560px, calc(100dvh - 96px))',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: theme.spacing(2),
  '& > [role=listbox]': { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: elevation.raised,
  // Above the sheet's own ideas.
  '&[data-variant=sheet]': {
    position: 'static',
    marginInlineStart: theme.spacing(-14),
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
  },
  '&[data-variant=sheet][data-found]': {
    position: 'fixed',
    margin: 0,
    zIndex: 1,
    inset: '65px 0 0',
  },
}));

const GroupName = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 5, 1),
  fontSize: '.75rem',
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
}));

/** Heading of the recent searches; outside of the list, because a button is no option. */
const RecentHead = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineEnd: theme.spacing(3),
}));

const PendingRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  height: 48,
  paddingInline: theme.spacing(5),
}));

/** Suggestions as the listbox of an ARIA combobox; the field keeps the focus. */
export function Suggestions({ input, typed, variant, onClose, onChosen }: SuggestionsProps) {
  const t = useT();
  const dispatch = useDispatch();
  const listId = useId();
  const { groups, isLoading } = useSuggestions(typed);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  /** An id has no white space; "t-shirt" and "t shirt" need different ones. */
  const idOf = ({ key }: Suggestion) =>
    `${listId}-${key.replace(/[\s_]/g, (character) => `_${character.charCodeAt(0)}_`)}`;
  const active = useComboboxKeys({ input, listId, optionIds: all.map(idOf), onEscape: onClose });
  const isFound = groups[0]?.kind === 'all';
  if (all.length === 0 && !isLoading) return null;
  return (
    <Popup data-variant={variant} data-found={isFound || undefined}>
      {groups[0]?.kind === 'recent' && (
        <RecentHead>
          <GroupName aria-hidden>{groups[0].name}</GroupName>
          <Button size="small" onClick={() => dispatch(recentSearchesCleared())}>
            {t('Clear recent searches')}
          </Button>
        </RecentHead>
      )}
      <div id={listId} role="listbox" aria-label={t('Suggestions')} aria-busy={isLoading}>
        {groups.map(({ name, kind, suggestions }) => (
          // A new list remounts, so that no row moves.
          <div key={suggestions.map(({ key }) => key).join()} role="group" aria-label={name}>
            {kind !== 'all' && kind !== 'recent' && <GroupName aria-hidden>{name}</GroupName>}
            {suggestions.map((suggestion) => (
              <SuggestionRow
                key={suggestion.key}
                id={idOf(suggestion)}
                kind={kind}
                suggestion={suggestion}
                isActive={idOf(suggestion) === active}
                onChosen={() => {
                  onChosen();
                  if (suggestion.term) dispatch(searchSubmitted(suggestion.term));
                  // A link to the page below the sheet replaces the location, which closes nothing.
                  else if (variant === 'sheet') dispatch(overlayClosed('search'));
                }}
              />
            ))}
          </div>
        ))}
        {isLoading && !isFound && <PendingPopular />}
      </div>
      <VisuallyHidden role="status">
        {isLoading ? '' : t('{count} suggestions', { count: all.length })}
      </VisuallyHidden>
    </Popup>
  );
}

/** Has the height of the list that follows, so that nothing below it moves. */
function PendingPopular() {
  const t = useT();
  return (
    <div aria-hidden>
      <GroupName>{t('Most Popular')}</GroupName>
      {Array.from({ length: MAX_SHOWN.products }, (_, index) => (
        <PendingRow key={`row ${index}`}>
          <Skeleton variant="rounded" width={40} height={40} />
          <Skeleton width="60%" />
        </PendingRow>
      ))}
    </div>
  );
}
