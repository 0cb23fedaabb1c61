import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../texts';

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const MINUTE = 60;

/** "00:42 sec" (specification §4, "Resend OTP"); above one minute, minutes and seconds. */
export function CountdownLabel({ seconds }: { seconds: number }) {
  const t = useT();
  const formats = useFormats();
  const minutes = seconds > MINUTE ? Math.floor(seconds / MINUTE) : 0;
  return (
    <Figures>
      {t('{minutes}:{seconds} sec', {
        minutes: formats.twoDigits(minutes),
        seconds: formats.twoDigits(seconds - minutes * MINUTE),
      })}
    </Figures>
  );
}
