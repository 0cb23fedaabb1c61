import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { clampedTo, smallText } from '@/shared/theme';
import { Link, opensElsewhere, ownEnd, Picture, Price } from '@/shared/ui';
import type { Suggestion, SuggestionGroup } from './suggestion';

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 48,
  paddingInline: theme.spacing(5),
  paddingBlock: theme.spacing(1),
  fontSize: '.9375rem',
  textDecoration: 'none',
  color: 'inherit',
  '&:hover, &[aria-selected=true]': { backgroundColor: theme.vars?.palette.surface.muted },
  '&[aria-selected=true]': { boxShadow: `inset 3px 0 ${theme.vars?.palette.primary.main}` },
}));

const Icon = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  minHeight: 24,
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.vars?.palette.text.secondary,
}));

const Label = styled('bdi')({
  ...clampedTo(2),
  flex: '1 1 50%',
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

const Note = styled('small')(({ theme }) => ({
  flex: 'none',
  maxWidth: '40%',
  ...smallText,
  '& > bdi': ownEnd,
  color: theme.vars?.palette.text.secondary,
}));

/** On one line, unless large texts leave no room. */
const Amount = styled('span')({
  flex: 'none',
  maxWidth: '50%',
  '& > span': { justifyContent: 'flex-end' },
});

interface SuggestionRowProps {
  id: string;
  kind: SuggestionGroup['kind'];
  suggestion: Suggestion;
  /** True for the option chosen with the arrow keys. */
  isActive: boolean;
  onChosen: () => void;
}

/** A suggestion as a real link, so that it can open in a new tab. */
export function SuggestionRow({ id, kind, suggestion, isActive, onChosen }: SuggestionRowProps) {
  const { to, text, note, picture, price, term } = suggestion;
  return (
    <Row
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={to}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        // A saga handles searches and navigates.
        if (term) event.preventDefault();
        onChosen();
      }}
    >
      <Icon aria-hidden>
        {kind === 'recent' && <HistoryOutlined fontSize="small" />}
        {kind === 'all' && <SearchOutlined fontSize="small" />}
        {picture !== undefined && <Picture src={picture} alt="" fit="contain" />}
      </Icon>
      <Label>{text}</Label>
      {note && (
        <Note>
          <bdi>{note}</bdi>
        </Note>
      )}
      {price && (
        <Amount>
          <Price priced={price} variant="compact" />
        </Amount>
      )}
    </Row>
  );
}
