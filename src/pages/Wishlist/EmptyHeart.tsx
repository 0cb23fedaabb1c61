import { useTheme } from '@mui/material/styles';

/** An open box with a heart over it, by our own hand. */
export function EmptyHeart() {
  const { vars } = useTheme();
  return (
    <svg width="160" height="132" viewBox="0 0 160 132" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="122" rx="56" ry="7" fill={vars?.palette.surface.strong} />
      <path
        d="M36 72h88v44a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z"
        fill={vars?.palette.surface.muted}
        stroke={vars?.palette.text.disabled}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="m36 72-14 14 8 6M124 72l14 14-8 6"
        stroke={vars?.palette.text.disabled}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M80 62C60 48 54 38 54 28a13 13 0 0 1 26-4 13 13 0 0 1 26 4c0 10-6 20-26 34z"
        fill={vars?.palette.primary.soft}
        stroke={vars?.palette.primary.main}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M80 82v22M70 94l10 10 10-10"
        stroke={vars?.palette.text.disabled}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
