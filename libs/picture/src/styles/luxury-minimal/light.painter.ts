import { stylePainter } from '../../layers/painter';

/** A leaning band of light with soft edges; pixels. */
export interface LightData {
  x: number;
  wide: number;
  /** How far its foot stands to the left of its head. */
  lean: number;
  soft: number;
  h: number;
  color: string;
  /** Alpha of its middle, two hex digits. */
  strength: string;
}

/** Two panes of one window: a wide band and a narrow one. */
export const lightPainter = stylePainter<LightData>((ctx, { x, wide, lean, soft, h, color, strength }) => {
  for (const [at, width] of [
    [0, wide],
    [wide * 1.18, wide * 0.34],
  ] as const) {
    const slope = lean / h;
    const left = x + at;
    const fade = ctx.createLinearGradient(left - soft, 0, left + width + soft, 0);
    const edge = soft / (width + 2 * soft);
    fade.addColorStop(0, `${color}00`);
    fade.addColorStop(edge, `${color}${strength}`);
    fade.addColorStop(1 - edge, `${color}${strength}`);
    fade.addColorStop(1, `${color}00`);
    ctx.fillStyle = fade;
    ctx.save();
    ctx.transform(1, 0, -slope, 1, 0, 0);
    ctx.fillRect(left - soft, 0, width + 2 * soft, h);
    ctx.restore();
  }
});
