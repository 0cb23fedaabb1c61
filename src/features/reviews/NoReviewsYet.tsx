import { useTheme } from '@mui/material/styles';

/** A speech bubble with a star in it, by our own hand. */
export function NoReviewsYet() {
  const { vars } = useTheme();
  return (
    <svg width="140" height="112" viewBox="0 0 140 112" fill="none" aria-hidden="true">
      <ellipse cx="70" cy="104" rx="50" ry="6" fill={vars?.palette.surface.strong} />
      <path
        d="M24 12h92a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H68L46 98V80H24a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z"
        fill={vars?.palette.background.paper}
        stroke={vars?.palette.text.disabled}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="m70 24 7 14.6 16 2.2-11.7 11.1 2.9 15.9L70 60.2 55.8 67.8l2.9-15.9L47 40.8l16-2.2z"
        fill={vars?.palette.primary.soft}
        stroke={vars?.palette.primary.main}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
