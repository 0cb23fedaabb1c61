import { useTheme } from '@mui/material/styles';

/** An empty shelf under the magnifier, by our own hand. */
export function NothingFound() {
  const { vars } = useTheme();
  const line = vars?.palette.text.disabled;
  return (
    <svg width="180" height="140" viewBox="0 0 180 140" fill="none" aria-hidden="true">
      <ellipse cx="88" cy="126" rx="72" ry="8" fill={vars?.palette.surface.strong} />
      <path d="M22 44h112v74H22z" fill={vars?.palette.surface.muted} />
      <path d="M22 44 36 22h84l14 22z" fill={vars?.palette.surface.strong} />
      <path
        d="M22 44h112v74H22zM22 44l14-22h84l14 22M78 22v22"
        stroke={line}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M58 66h40" stroke={line} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="124" cy="82" r="28" fill={vars?.palette.primary.soft} />
      <circle cx="124" cy="82" r="28" stroke={vars?.palette.primary.main} strokeWidth="5" />
      <path d="m145 103 18 18" stroke={vars?.palette.primary.main} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M106 78c2-8 8-13 16-14"
        stroke={vars?.palette.primary.main}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
