import { styled } from '@mui/material/styles';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: 34,
  height: 34,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  borderRadius: 10,
}));

/** Default logo of a shop without one: a bag in the theme's colors. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 34 34" aria-hidden>
      <path d="M9 14h16l1.4 11.2A2 2 0 0 1 24.4 27.4H9.6a2 2 0 0 1-2-2.2z" fill="currentColor" />
      <path
        d="M12.5 16.5v-4.2a4.5 4.5 0 0 1 9 0v4.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </Mark>
  );
}
