import { useTheme } from '@mui/material/styles';

/** An envelope that has left, by our own hand. */
export function SentLetter() {
  const { vars } = useTheme();
  return (
    <svg width="150" height="110" viewBox="0 0 150 110" fill="none" aria-hidden="true">
      <path
        d="M6 40h26M2 58h22M10 76h18"
        stroke={vars?.palette.primary.light}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect
        x="40"
        y="22"
        width="98"
        height="70"
        rx="8"
        fill={vars?.palette.background.paper}
        stroke={vars?.palette.text.disabled}
        strokeWidth="2.5"
      />
      <path
        d="m42 28 41 34a10 10 0 0 0 12 0l41-34"
        fill={vars?.palette.primary.soft}
        stroke={vars?.palette.primary.main}
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
