import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  width: 'min(340px, 80vw)',
  height: 'auto',
  '& .ground': { fill: theme.vars?.palette.surface.strong },
  '& .board': { fill: theme.vars?.palette.surface.controlLine },
  '& .edge': { fill: theme.vars?.palette.text.disabled },
  '& .body': { fill: theme.vars?.palette.primary.main },
  '& .shade': { fill: theme.vars?.palette.primary.dark },
  '& .pale': { fill: theme.vars?.palette.surface.primaryLine },
  '& .warm': { fill: theme.vars?.palette.sale.main },
  '& .star': { fill: theme.vars?.palette.surface.star },
  '& .gap': {
    fill: theme.vars?.palette.background.default,
    stroke: theme.vars?.palette.surface.controlLine,
    strokeWidth: 2.5,
    strokeDasharray: '7 7',
    strokeLinecap: 'round',
  },
  '& .mark': {
    fill: 'none',
    stroke: theme.vars?.palette.text.disabled,
    strokeWidth: 5,
    strokeLinecap: 'round',
  },
  '& .stem': {
    fill: 'none',
    stroke: theme.vars?.palette.primary.dark,
    strokeWidth: 3,
    strokeLinecap: 'round',
  },
}));

/** Illustration of a shelf with one item missing. */
export function EmptyShelf() {
  return (
    <Drawing viewBox="0 0 340 220" aria-hidden focusable="false">
      <ellipse className="ground" cx="170" cy="204" rx="150" ry="12" />
      <rect className="board" x="22" y="160" width="296" height="12" rx="6" />
      <path className="edge" d="M56 172h14v14a14 14 0 0 1-14-14zM284 172h-14v14a14 14 0 0 0 14-14z" />
      <path className="stem" d="M76 96c-2-18-12-30-26-36M78 94c2-22 10-34 22-42M77 96V60" />
      <circle className="star" cx="49" cy="58" r="7" />
      <circle className="warm" cx="101" cy="51" r="8" />
      <circle className="star" cx="77" cy="54" r="6" />
      <path
        className="body"
        d="M66 94h24v8c16 8 22 20 20 34-2 12-8 20-14 24H60c-6-4-12-12-14-24-2-14 4-26 20-34z"
      />
      <path className="shade" d="M47 128h62c0 4 0 7-.6 10H47.6c-.6-3-.6-6-.6-10z" opacity=".55" />
      <rect className="gap" x="132" y="74" width="78" height="84" rx="12" />
      <path className="mark" d="M160 106a11 11 0 1 1 15 10c-4 2-5 4-5 9" />
      <circle className="edge" cx="170" cy="138" r="3.5" />
      <rect className="pale" x="232" y="138" width="74" height="22" rx="4" />
      <rect className="shade" x="240" y="116" width="62" height="22" rx="4" />
      <rect className="body" x="236" y="94" width="66" height="22" rx="4" />
      <path className="star" d="M246 94h8v22h-8zM250 138h8v22h-8z" />
      <path className="warm" d="M290 116h6v22h-6z" />
      <path className="pale" d="M258 94c-4-14 2-24 12-28 10 4 16 14 12 28z" opacity=".9" />
    </Drawing>
  );
}
