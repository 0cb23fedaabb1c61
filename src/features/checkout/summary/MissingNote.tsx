import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { selectMissing } from '../checkout.selectors';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

/** Names the first missing input of the order, next to the button (R45). */
export function MissingNote({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const missing = useSelector((state: Parameters<typeof selectMissing>[0]) => selectMissing(state, kind));
  return (
    <Note id="order-missing" role="status">
      {missing !== null && (
        <>
          <InfoOutlined aria-hidden sx={{ fontSize: '1.125rem' }} />
          {t(missing)}
        </>
      )}
    </Note>
  );
}
