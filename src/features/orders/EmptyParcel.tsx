import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  width: 168,
  height: 'auto',
  '& .ground': { fill: theme.vars?.palette.surface.strong },
  '& .side': { fill: '#c99a63' },
  '& .front': { fill: '#dfb37c' },
  '& .inside': { fill: '#8d5d33' },
  '& .flap': { fill: '#eccb9b' },
  '& .spark': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.light,
    strokeWidth: 4,
    strokeLinecap: 'round',
  },
}));

/** An open parcel with nothing in it. */
export function EmptyParcel() {
  return (
    <Drawing viewBox="0 0 168 132" aria-hidden focusable="false">
      <ellipse className="ground" cx="84" cy="120" rx="66" ry="9" />
      <path className="inside" d="M36 52 84 36l48 16-48 18z" />
      <path className="front" d="M36 52 84 70v50L36 100z" />
      <path className="side" d="M132 52 84 70v50l48-20z" />
      <path className="flap" d="M36 52 84 70 68 84 18 64z" />
      <path className="flap" d="M132 52 84 70l16 14 50-20z" opacity=".85" />
      <path className="spark" d="M84 10v14M62 16l5 11M106 16l-5 11" />
    </Drawing>
  );
}
