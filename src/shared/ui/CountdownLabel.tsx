import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../texts';

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const MINUTE = 60;

/** "00:42 sec" (specification §4, "Resend OTP"); above one minute, minutes and seconds. */
export function CountdownLabel({ seconds }: { seconds: number }) {
  const t = useT();
  const formats = useFormats();
  const twoDigits = (value: number) =>
    value < 10 ? formats.number(0) + formats.number(value) : formats.number(value);
  const minutes = seconds > MINUTE ? Math.floor(seconds / MINUTE) : 0;
  return (
    <Figures>
      {t('{minutes}:{seconds} sec', {
        minutes: twoDigits(minutes),
        seconds: twoDigits(seconds - minutes * MINUTE),
      })}
    </Figures>
  );
}
