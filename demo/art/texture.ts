import { define } from './definitions';

// The skin of a material: noise read as a height map and lit from the top left, multiplied into what it covers.

interface Skin {
  /** Noise per unit, across and along: small numbers make large, long bumps. */
  frequency: string;
  octaves: number;
  /** Height of the bumps. */
  depth: number;
}

function skin(id: string, layers: readonly Skin[]): string {
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

const skins = {
  /** Smooth grained leather. */
  leather: skin('leather', [{ frequency: '0.26', octaves: 2, depth: 0.34 }]),
  /** Jersey and shirt cotton: fine threads over a gently uneven hang. */
  cotton: skin('cotton', [
    { frequency: '0.9 0.5', octaves: 1, depth: 0.2 },
    { frequency: '0.028 0.009', octaves: 2, depth: 3.2 },
  ]),
  /** Firm woven stuff: canvas, nylon, upholstery. */
  canvas: skin('canvas', [
    { frequency: '0.9', octaves: 2, depth: 0.3 },
    { frequency: '0.02', octaves: 2, depth: 2 },
  ]),
  /** Woven cloth stretched over something firm. */
  fabric: skin('fabric', [{ frequency: '0.85', octaves: 2, depth: 0.32 }]),
  /** Loops and curls. */
  boucle: skin('boucle', [{ frequency: '0.42', octaves: 3, depth: 0.7 }]),
  /** Pile, fur. */
  plush: skin('plush', [{ frequency: '0.8 0.6', octaves: 3, depth: 0.85 }]),
  /** Stoneware, matt paint. */
  stoneware: skin('stoneware', [{ frequency: '0.45', octaves: 2, depth: 0.22 }]),
} as const;

export const textured = (name: keyof typeof skins, ...parts: readonly string[]) =>
  `<g filter="${skins[name]}">${parts.join('')}</g>`;
