import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { LinkButton, Spinner, VisuallyHidden } from '@/shared/ui';

/** Same height with the button and with the progress indicator, so that nothing shifts. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(3),
  height: 48,
  ...smallText,
}));

interface OlderMessagesProps {
  isLoading: boolean;
  /** The last request for older messages failed. */
  hasFailed: boolean;
  onLoadOlder: () => void;
}

/** Top of the log: older messages load on scroll, or by this button. */
export function OlderMessages({ isLoading, hasFailed, onLoadOlder }: OlderMessagesProps) {
  const t = useT();
  return (
    <Row role="status">
      {isLoading ? (
        <>
          <Spinner role="progressbar" aria-label={t('Loading')} />
          <VisuallyHidden>{t('Loading')}</VisuallyHidden>
        </>
      ) : (
        <>
          {hasFailed && t('The older messages could not be loaded.')}
          <LinkButton onClick={onLoadOlder}>{hasFailed ? t('Try again') : t('Older messages')}</LinkButton>
        </>
      )}
    </Row>
  );
}
