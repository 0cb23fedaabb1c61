import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useUrlText } from '../hooks';
import { useT } from '../texts';

interface SearchFieldProps {
  /** Label and placeholder, naming what is searched. */
  label: string;
  /** Search term from the URL; the field follows it. */
  term: string;
  /** Called on Enter, the search button, or with '' by the clear button. */
  onSearch: (term: string) => void;
}

const Form = styled('form')(({ theme }) => ({
  width: 'min(360px, 100%)',
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 44,
  borderRadius: 22,
  backgroundColor: theme.vars?.palette.background.paper,
  '& input': { paddingInlineStart: theme.spacing(4.5) },
}));

/** Search form for the content of the page. */
export function SearchField({ label, term, onSearch }: SearchFieldProps) {
  const t = useT();
  const { text: typed, setText: setTyped, setWritten } = useUrlText(term);
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(typed.trim());
        setWritten(typed.trim());
        onSearch(typed.trim());
      }}
    >
      <Input
        fullWidth
        value={typed}
        placeholder={label}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          input: { 'aria-label': label, inputMode: 'search', enterKeyHint: 'search', maxLength: 120 },
        }}
        endAdornment={
          <InputAdornment position="end">
            {term !== '' && typed === term ? (
              <IconButton edge="end" aria-label={t('Clear the search')} onClick={() => onSearch('')}>
                <CloseOutlined />
              </IconButton>
            ) : (
              <IconButton edge="end" type="submit" aria-label={t('Search')}>
                <SearchOutlined />
              </IconButton>
            )}
          </InputAdornment>
        }
      />
    </Form>
  );
}
