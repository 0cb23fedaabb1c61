import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  width: 152,
  height: 'auto',
  '& .ground': { fill: theme.vars?.palette.surface.strong },
  '& .back': { fill: theme.vars?.palette.primary.soft, stroke: theme.vars?.palette.primary.light },
  '& .front': { fill: theme.vars?.palette.background.paper, stroke: theme.vars?.palette.text.disabled },
  '& .back, & .front': { strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& .words': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.main,
    strokeWidth: 4,
    strokeLinecap: 'round',
  },
}));

/** Two speech bubbles that wait for words. */
export function QuietDesk() {
  return (
    <Drawing viewBox="0 0 152 124" aria-hidden focusable="false">
      <ellipse className="ground" cx="76" cy="114" rx="58" ry="8" />
      <path
        className="back"
        d="M66 14h62a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10h-4v14L108 70H66a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z"
      />
      <path
        className="front"
        d="M24 38h66a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H46L30 108V96h-6a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10z"
      />
      <path className="words" d="M38 67h.1M57 67h.1M76 67h.1" />
    </Drawing>
  );
}
