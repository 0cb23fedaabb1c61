import { styled } from '@mui/material/styles';
import { useFormats } from '@/shared/texts';
import { timeParts } from './timeLeft';

const Digits = styled('bdi')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** "02:14:36", or "3:02:14:36" with days; left to right in every language. */
export function CountdownText({ milliseconds }: { milliseconds: number }) {
  const formats = useFormats();
  const { days, hours, minutes, seconds } = timeParts(milliseconds);
  const clock = [hours, minutes, seconds].map((value) => formats.twoDigits(value)).join(':');
  return (
    <Digits dir="ltr" role="timer">
      {days > 0 ? `${formats.number(days)}:${clock}` : clock}
    </Digits>
  );
}
