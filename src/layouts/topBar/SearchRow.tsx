import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useSearchKeys } from '@/features/search';
import { useT } from '@/shared/texts';
import { Container } from '../frame/Container';

const Background = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1, 3),
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Field = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(3),
  width: '100%',
  height: 46,
  justifyContent: 'start',
  paddingInline: theme.spacing(4.5),
  borderRadius: 24,
  border: `1.5px solid ${theme.vars?.palette.surface.controlLine}`,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.9375rem',
  color: theme.vars?.palette.text.secondary,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** A button in the form of the search box that opens the search sheet, on the smallest screens. */
export function SearchRow() {
  const t = useT();
  const dispatch = useDispatch();
  const open = () => dispatch(overlayOpened({ name: 'search' }));
  useSearchKeys(open);
  return (
    <Background>
      <Container>
        <Field aria-haspopup="dialog" onClick={open}>
          <SearchOutlined fontSize="small" />
          <span>{t('Search for products, brands and shops')}</span>
        </Field>
      </Container>
    </Background>
  );
}
