import { CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { LinkButton, VisuallyHidden } from '@/shared/ui';

/** As high with the button as with the progress, so that nothing moves. */
const Row = styled('div')({ display: 'grid', placeItems: 'center', height: 48, fontSize: '.8125rem' });

/** At the top of what is known: older messages come by scrolling, or by this button. */
export function OlderMessages({ isLoading, onAsk }: { isLoading: boolean; onAsk: () => void }) {
  const t = useT();
  return (
    <Row role="status">
      {isLoading ? (
        <>
          <CircularProgress size={20} />
          <VisuallyHidden>{t('Loading')}</VisuallyHidden>
        </>
      ) : (
        <LinkButton onClick={onAsk}>{t('Older messages')}</LinkButton>
      )}
    </Row>
  );
}
