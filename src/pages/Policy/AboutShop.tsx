import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paths } from '@/domain/paths';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { Link, wholePlainText } from '@/shared/ui';

const Band = styled('header')(({ theme }) => ({
  marginBlockEnd: theme.spacing(8),
  padding: theme.spacing(10),
  borderRadius: 16,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars?.palette.primary.soft,
  '& > p': { maxWidth: '56ch', margin: theme.spacing(3, 0, 0), fontSize: '1.125rem' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(6, 5), '& > p': { fontSize: '1rem' } },
  '@media print': { padding: 0 },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(10),
}));

/** The head of "About Us": its title and the shop's own description, as in the footer. */
export function AboutHead({ title }: { title: string }) {
  const t = useT();
  const { footerDescription } = useSettings();
  return (
    <Band>
      <Typography variant="h1">
        <bdi>{title}</bdi>
      </Typography>
      <p dir="auto">
        {wholePlainText(footerDescription ?? '') ||
          t('Good things in one basket: chosen with care, well packed, and soon at your door.')}
      </p>
    </Band>
  );
}

/** The end of "About Us". The contact page is for multi-vendor mode, as in the footer. */
export function AboutEnd() {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const [to, text] = isMultiVendor ? [paths.shops, t('All shops')] : [paths.products, t('See all products')];
  return (
    <Buttons>
      <Button component={Link} to={to} variant="contained">
        {text}
      </Button>
      {isMultiVendor && (
        <Button component={Link} to={paths.contactUs} variant="outlined">
          {t('Contact Us')}
        </Button>
      )}
    </Buttons>
  );
}
