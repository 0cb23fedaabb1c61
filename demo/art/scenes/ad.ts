import { box, form, oval, veil } from '../draw';
import { pool } from '../light';
import { picture } from '../svg';
import type { Subject } from '../types';
import { placed, podium, setColors, type Spot } from './podium';

/** An ad, 600 × 270: one product on a podium cut off by the lower edge; the rest is free for text. */
export function adScene(scene: { background: string; product: Subject; mirrored?: boolean }): string {
  const colors = setColors(scene.background);
  const x = scene.mirrored ? 132 : 468;
  const spot: Spot = { x, y: 232, rx: 116, height: 60, side: 262 };
  const back =
    scene.product.silhouette.length % 2 === 0
      ? oval([x, 140, 112, 112], colors.disc)
      : form(`M${x - 92} 270V114A92 92 0 0 1 ${x + 92} 114V270Z`, colors.disc);
  return picture(
    600,
    270,
    box([0, 0, 600, 270], scene.background) +
      veil(back, { opacity: 0.62 }) +
      veil(oval([x - 20, 110, 130, 120], pool), { opacity: 0.3 }) +
      podium(spot, colors.podium) +
      placed(scene.product, spot),
  );
}
