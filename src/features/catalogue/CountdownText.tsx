import { styled } from '@mui/material/styles';
import { useFormats } from '@/shared/texts';
import { timeParts } from './timeLeft';

const Digits = styled('bdi')({
  display: 'inline-block',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Width of a character in em that no face exceeds: Cairo's Arabic digits are not equally wide. */
const WIDEST = 0.6;

/** "02:14:36", or "3:02:14:36" with days; left to right in every language. */
export function CountdownText({ milliseconds }: { milliseconds: number }) {
  const formats = useFormats();
  const { days, hours, minutes, seconds } = timeParts(milliseconds);
  const clock = [hours, minutes, seconds].map((value) => formats.twoDigits(value)).join(':');
  const text = days > 0 ? `${formats.number(days)}:${clock}` : clock;
  return (
    <Digits dir="ltr" role="timer" style={{ minWidth: `${text.length * WIDEST}em` }}>
      {text}
    </Digits>
  );
}
