import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 176,
  height: 'auto',
  '& .ground': { fill: theme.vars?.palette.surface.strong },
  '& .side': { fill: fixedColors.cardboard.side },
  '& .front': { fill: fixedColors.cardboard.front },
  '& .lid': { fill: fixedColors.cardboard.lid },
  '& .tape': { fill: fixedColors.cardboard.tape },
  '& .tick': { fill: theme.vars?.palette.primary.main },
  '& .mark': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.contrastText,
    strokeWidth: 5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .way': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.light,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeDasharray: '2 10',
  },
  '& .badge': { animation: `${arrive} 400ms 150ms both cubic-bezier(.16, 1, .3, 1)` },
}));

/** A parcel on its way, with a tick. */
export function PlacedParcel() {
  return (
    <Drawing viewBox="0 0 176 124" aria-hidden focusable="false">
      <ellipse className="ground" cx="84" cy="112" rx="70" ry="9" />
      <path className="way" d="M6 96c16-2 22-14 34-14M2 70c12 0 18-6 26-6" />
      <path className="lid" d="M44 46 86 30l46 14-44 18z" />
      <path className="front" d="M44 46 88 62v50L44 92z" />
      <path className="side" d="M132 44 88 62v50l44-20z" />
      <path className="tape" d="m62 39 46 15v18l-8 3V58L54 42z" opacity=".9" />
      <g className="badge">
        <circle className="tick" cx="132" cy="34" r="24" />
        <path className="mark" d="m121 34 8 8 15-16" />
      </g>
    </Drawing>
  );
}
