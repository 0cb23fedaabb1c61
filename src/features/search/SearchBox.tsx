import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/domain/paths';
import { dropDraft, saveDraft, withDraft } from '@/shared/drafts';
import { useUrlText } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { ErrorBoundary } from '@/shared/ui';
import { searchSubmitted } from './search.slice';
import { useSearchKeys } from './useSearchKeys';
import { useSearchTerm } from './useSearchTerm';

interface SearchBoxProps {
  /** `sheet` focuses the field on mount and lets the suggestions fill the sheet. */
  variant?: 'popup' | 'sheet';
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 48,
  padding: 3,
  border: `1.5px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 24,
  backgroundColor: theme.vars?.palette.background.paper,
  transition: 'border-color 150ms, box-shadow 150ms',
  '&:has(input:focus-visible)': {
    ...theme.focusVisible,
    borderColor: theme.vars?.palette.primary.main,
  },
  [theme.breakpoints.down('md')]: { height: 46 },
}));

const Term = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingInline: theme.spacing(4.5, 2),
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  appearance: 'none',
  textOverflow: 'ellipsis',
  // The surrounding box shows the focus ring.
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  // iOS zooms into fields below 16 px.
  '@media (pointer: fine)': { fontSize: '.9375rem' },
  // A target of 44 px, up to the border of the box.
  '@media (pointer: coarse)': { height: 'calc(100% + 8px)', marginBlock: -4 },
}));

const SubmitButton = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  height: '100%',
  aspectRatio: '1.25',
  borderRadius: 24,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  transition: 'background-color 150ms',
  '&:hover': { backgroundColor: theme.vars?.palette.primary.dark },
  // Extends the hit area to 44 px beyond the visible button.
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-4px 0' } },
}));

/** Positioning context of the suggestions. */
const Container = styled('div')({ position: 'relative', flex: 1, minWidth: 0 });

const { Part: Suggestions, preload } = lazyComponent(() =>
  import('./Suggestions').then((module) => module.Suggestions),
);

const SEARCH_DRAFT = 'search';

/** A text that was typed over this term in the bar or the sheet, of which a turned screen shows the other. */
function draftOver(searched: string): string {
  const draft = withDraft(SEARCH_DRAFT, { text: searched, searched });
  return draft.searched === searched ? draft.text : searched;
}

/** Product search: Enter or the button opens the products page; suggestions appear while typing. */
export function SearchBox({ variant = 'popup' }: SearchBoxProps) {
  const t = useT();
  const dispatch = useDispatch();
  const searched = useSearchTerm();
  const { text: typed, setText, setWritten } = useUrlText(searched, () => draftOver(searched));
  const setTyped = (text: string) => {
    setText(text);
    saveDraft(SEARCH_DRAFT, { text, searched });
  };
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useSearchKeys(() => input?.focus());
  return (
    <Container
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      // Keys on the field itself are handled by `useComboboxKeys`, which stops them.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        input?.focus();
        setIsOpen(false);
      }}
    >
      <Form
        role="search"
        action={paths.products}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(false);
          setText(typed.trim());
          setWritten(typed.trim());
          dropDraft(SEARCH_DRAFT);
          dispatch(searchSubmitted(typed));
        }}
      >
        <Term
          ref={(field) => {
            setInput(field);
            if (variant === 'sheet') field?.focus();
          }}
          name="search"
          type="text"
          inputMode="search"
          role="combobox"
          value={typed}
          aria-label={t('Search for products, brands and shops')}
          aria-autocomplete="list"
          // Set to true by `useComboboxKeys` while suggestions are shown.
          aria-expanded="false"
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={t('Search for products, brands and shops')}
          onPointerEnter={preload}
          onFocus={() => setIsOpen(true)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') setIsOpen(true);
          }}
          onChange={(event) => {
            setIsOpen(true);
            setTyped(event.target.value);
          }}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
        />
        <SubmitButton type="submit" aria-label={t('Search')}>
          <SearchOutlined />
        </SubmitButton>
      </Form>
      {isOpen && input && (
        <ErrorBoundary where="suggestions" fallback={null}>
          <Suspense fallback={null}>
            <Suggestions
              input={input}
              typed={typed}
              variant={variant}
              onClose={() => setIsOpen(false)}
              onChosen={() => {
                setIsOpen(false);
                setText(searched);
                dropDraft(SEARCH_DRAFT);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Container>
  );
}
