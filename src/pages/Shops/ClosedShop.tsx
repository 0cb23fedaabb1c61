import { useTheme } from '@mui/material/styles';

/** A shop front with its shutter down, by our own hand. */
export function ClosedShop() {
  const { vars } = useTheme();
  const line = vars?.palette.text.disabled;
  return (
    <svg width="180" height="140" viewBox="0 0 180 140" fill="none" aria-hidden="true">
      <ellipse cx="90" cy="128" rx="74" ry="7" fill={vars?.palette.surface.strong} />
      <path d="M34 56h112v70H34z" fill={vars?.palette.background.paper} stroke={line} strokeWidth="2.5" />
      <path d="M48 70h84v56H48z" fill={vars?.palette.surface.muted} stroke={line} strokeWidth="2.5" />
      <path d="M48 82h84M48 94h84M48 106h84" stroke={line} strokeWidth="2" />
      <path
        d="M28 22h124l10 30a14 14 0 0 1-28 0 15 15 0 0 1-29 0 15 15 0 0 1-30 0 15 15 0 0 1-29 0 14 14 0 0 1-28 0z"
        fill={vars?.palette.primary.soft}
        stroke={vars?.palette.primary.main}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M52 22l-6 30M78 22l-3 30M102 22l3 30M128 22l6 30"
        stroke={vars?.palette.primary.main}
        strokeWidth="3"
      />
      <circle cx="90" cy="117" r="3" fill={vars?.palette.primary.main} />
    </svg>
  );
}
