import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { NO_ADDRESS } from '@/domain/checkout';
import { selectAddresses } from '@/features/addresses';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { selectMissing } from '../checkout.selectors';
import { selectPointedOut } from '../checkout.slice';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  // Keeps its room when it is empty, so that the button stays where it was pressed.
  minHeight: '1.5em',
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

/**
 * Shows the first missing input of the order at the button, until a press has shown it in its step (R45). No
 * address is missing while the addresses load.
 */
export function MissingNote({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const missing = useSelect(selectMissing, kind);
  const isInStep = useSelector(selectPointedOut)?.text === missing;
  const areLoaded = useSelector(selectAddresses) !== undefined;
  const isKnown = missing !== NO_ADDRESS || areLoaded;
  return (
    <Note id="order-missing" role="status">
      {missing !== null && isKnown && !isInStep && (
        <>
          <InfoOutlined aria-hidden sx={{ fontSize: '1.125rem' }} />
          {t(missing)}
        </>
      )}
    </Note>
  );
}
