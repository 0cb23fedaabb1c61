import { useTheme } from '@mui/material/styles';

/** A plug beside its socket, by our own hand: for a page that could not be had. */
export function PulledPlug() {
  const { vars } = useTheme();
  const line = vars?.palette.text.disabled;
  const accent = vars?.palette.primary.main;
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="106" rx="84" ry="7" fill={vars?.palette.surface.strong} />
      <path d="M4 84c26 0 22-30 46-30" stroke={line} strokeWidth="5" strokeLinecap="round" />
      <rect x="48" y="34" width="38" height="40" rx="9" fill={vars?.palette.surface.muted} />
      <rect x="48" y="34" width="38" height="40" rx="9" stroke={line} strokeWidth="2.5" />
      <path d="M86 45h15M86 63h15" stroke={line} strokeWidth="5" strokeLinecap="round" />
      <rect x="120" y="28" width="44" height="52" rx="12" fill={vars?.palette.primary.soft} />
      <rect x="120" y="28" width="44" height="52" rx="12" stroke={accent} strokeWidth="2.5" />
      <path d="M132 45h6M132 63h6" stroke={accent} strokeWidth="5" strokeLinecap="round" />
      <path d="M164 54c20 0 14 30 34 30" stroke={accent} strokeWidth="5" strokeLinecap="round" />
      <path
        d="m104 22 3 8M112 18v8M98 86l5-7M110 92l-1-8"
        stroke={vars?.palette.surface.star}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
