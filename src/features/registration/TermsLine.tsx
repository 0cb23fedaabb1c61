import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { Link } from '@/shared/ui';
import { paths } from '@/domain/paths';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';

const Quiet = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 500,
  textUnderlineOffset: 3,
}));

/** "Terms and Privacy links close the dialog and navigate" (specification §2); the draft is kept. */
export function TermsLine() {
  const t = useT();
  const dispatch = useDispatch();
  const close = () => dispatch(overlayClosed('registration'));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('By signing up you agree to our')}{' '}
      <Quiet to={paths.termsAndConditions} onClick={close}>
        {t('Terms & Conditions')}
      </Quiet>{' '}
      {t('and')}{' '}
      <Quiet to={paths.privacyPolicy} onClick={close}>
        {t('Privacy Policy')}
      </Quiet>
    </Typography>
  );
}
