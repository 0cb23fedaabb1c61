import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  width: 'min(320px, 80vw)',
  height: 'auto',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '& .ground': { fill: theme.vars?.palette.surface.strong },
  '& .van': { fill: theme.vars?.palette.primary.main },
  '& .cab': { fill: theme.vars?.palette.primary.dark },
  '& .glass': { fill: theme.vars?.palette.surface.primaryLine },
  '& .tyre': { fill: theme.vars?.palette.text.primary },
  '& .hub': { fill: theme.vars?.palette.surface.controlLine },
  '& .star': { fill: theme.vars?.palette.surface.star },
  '& .handle': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.contrastText,
    strokeWidth: 5,
    strokeLinecap: 'round',
  },
  '& .bag': { fill: theme.vars?.palette.primary.contrastText },
  '& .wind': {
    fill: 'none',
    stroke: theme.vars?.palette.surface.controlLine,
    strokeWidth: 4,
    strokeLinecap: 'round',
  },
}));

/** A delivery van of the shop, under way. */
export function ParcelOnItsWay() {
  return (
    <Drawing viewBox="0 0 320 200" aria-hidden focusable="false">
      <ellipse className="ground" cx="172" cy="176" rx="136" ry="11" />
      <path className="wind" d="M18 84h40M6 110h36M26 136h28" />
      <path
        className="cab"
        d="M206 74h44a10 10 0 0 1 8.6 4.9L280 116a10 10 0 0 1 1.4 5v31a8 8 0 0 1-8 8h-68z"
      />
      <path
        className="glass"
        d="M220 88h26a6 6 0 0 1 5.2 3L265 115a3 3 0 0 1-2.6 4.5H220a4 4 0 0 1-4-4V92a4 4 0 0 1 4-4z"
      />
      <path className="van" d="M80 48h120a10 10 0 0 1 10 10v102H70V58a10 10 0 0 1 10-10z" />
      <path className="bag" d="M118 92h44l6 40a6 6 0 0 1-6 7h-44a6 6 0 0 1-6-7z" />
      <path className="handle" d="M128 92v-6a12 12 0 0 1 24 0v6" />
      <rect className="star" x="270" y="132" width="12" height="10" rx="4" />
      <circle className="tyre" cx="112" cy="160" r="19" />
      <circle className="hub" cx="112" cy="160" r="8" />
      <circle className="tyre" cx="240" cy="160" r="19" />
      <circle className="hub" cx="240" cy="160" r="8" />
    </Drawing>
  );
}
