import { define } from './definitions';

// Surfaces of materials: noise as a height map, lit from the top left and multiplied with the shapes.

interface Layer {
  /** Horizontal and vertical frequency of the noise; low values produce large bumps. */
  frequency: string;
  octaves: number;
  /** Height of the bumps. */
  depth: number;
}

function texture(id: string, layers: readonly Layer[]): string {
  const lamp = '<feDistantLight azimuth="225" elevation="55"/>';
  const relief = layers
    .map(
      ({ frequency, octaves, depth }, index) =>
        `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${7 + index}"/>` +
        `<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="1.22" lighting-color="#fff" result="l${index}">${lamp}</feDiffuseLighting>` +
        `<feComposite in="${index === 0 ? 'SourceGraphic' : 'm'}" in2="l${index}" operator="arithmetic" k1="1" result="m"/>`,
    )
    .join('');
  return define(
    id,
    (turned) =>
      `<filter id="${id}${turned ? '-t' : ''}" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">` +
      `${relief}<feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`,
  );
}

const textures = {
  /** Smooth grained leather. */
  leather: texture('leather', [{ frequency: '0.26', octaves: 2, depth: 0.34 }]),
  /** Jersey and shirt cotton: fine threads on a slightly uneven surface. */
  cotton: texture('cotton', [
    { frequency: '0.9 0.5', octaves: 1, depth: 0.2 },
    { frequency: '0.028 0.009', octaves: 2, depth: 3.2 },
  ]),
  /** Firm woven materials: canvas, nylon, upholstery. */
  canvas: texture('canvas', [
    { frequency: '0.9', octaves: 2, depth: 0.3 },
    { frequency: '0.02', octaves: 2, depth: 2 },
  ]),
  /** Woven cloth stretched over something firm. */
  fabric: texture('fabric', [{ frequency: '0.85', octaves: 2, depth: 0.32 }]),
  /** Loops and curls. */
  boucle: texture('boucle', [{ frequency: '0.42', octaves: 3, depth: 0.7 }]),
  /** Pile, fur. */
  plush: texture('plush', [{ frequency: '0.8 0.6', octaves: 3, depth: 0.85 }]),
  /** Stoneware, matt paint. */
  stoneware: texture('stoneware', [{ frequency: '0.45', octaves: 2, depth: 0.22 }]),
} as const;

export const textured = (name: keyof typeof textures, ...shapes: readonly string[]) =>
  `<g filter="${textures[name]}">${shapes.join('')}</g>`;
