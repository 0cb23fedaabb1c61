import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * Fills and strokes of the shop's illustrations, by class: shape classes fill, `outline` strokes a shape,
 * `line` strokes an open path. Strokes are fine, or `thick`.
 */
const Canvas = styled('svg')(({ theme: { vars } }) => {
  const line = { stroke: vars?.palette.text.disabled, strokeWidth: 2.5 };
  const accent = { stroke: vars?.palette.primary.main, strokeWidth: 2.5 };
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return {
    maxWidth: '80vw',
    height: 'auto',
    '& .ground': { fill: vars?.palette.surface.strong },
    '& .muted': { fill: vars?.palette.surface.muted },
    '& .paper': { fill: vars?.palette.background.paper },
    '& .soft': { fill: vars?.palette.primary.soft },
    '& .light': { fill: vars?.palette.primary.light },
    '& .main': { fill: vars?.palette.primary.main },
    '& .dark': { fill: vars?.palette.primary.dark },
    '& .outline, & .line': { ...line, ...round },
    '& .accent-outline, & .accent': { ...accent, ...round },
    '& .glint': { stroke: vars?.palette.primary.light, strokeWidth: 4, ...round },
    '& .spark': { stroke: vars?.palette.surface.star, strokeWidth: 4, ...round },
    '& .line, & .accent, & .glint, & .spark': { fill: 'none' },
    '& .thick': { strokeWidth: 5 },
  };
});

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** An illustration in the theme's colors, for light and dark; hidden from screen readers. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <Canvas width={width} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden focusable="false">
      {children}
    </Canvas>
  );
}
