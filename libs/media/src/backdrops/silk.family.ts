import { type BackdropFamily, between, type Brush } from './backdrop';
import { faded, lit } from './tones';

const FOLDS = 34;

/** Cloth in long folds, behind and below the motif. */
export const silk: BackdropFamily = {
  back(brush) {
    const { ctx, w, h, tones } = brush;
    const ground = ctx.createLinearGradient(0, 0, w, h);
    ground.addColorStop(0, lit(tones.ramp[0], tones.isDark ? 0.03 : 0.02));
    ground.addColorStop(1, tones.ramp[2]);
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, w, h);
    cloth(brush, 0.2, 0.3);
  },
  front(brush) {
    cloth(brush, 0.66, 0.85);
  },
};

/** A run of folds across the frame, its middle at `level` of the height. */
function cloth({ ctx, w, h, unit, tones, random }: Brush, level: number, strength: number): void {
  const [turn, lean] = [between(random, 0, Math.PI * 2), between(random, -0.18, 0.18)];
  for (let index = 0; index < FOLDS; index += 1) {
    const share = index / FOLDS;
    const sheen = 0.5 + 0.5 * Math.sin(share * Math.PI * 5 + turn);
    const tone = sheen > 0.82 ? tones.glow : sheen > 0.5 ? tones.ramp[3] : tones.ramp[1];
    ctx.fillStyle = faded(tone, strength * (0.16 + 0.34 * sheen));
    ctx.beginPath();
    for (const edge of [0, 1]) {
      for (let step = 0; step <= 48; step += 1) {
        const x = (edge === 0 ? step / 48 : 1 - step / 48) * w;
        const along = (x / w) * Math.PI * 1.5 + turn;
        const spread = unit * 0.5 * (share - 0.3) * (1 + 0.5 * Math.sin(along * 0.8 + 1));
        const y = h * level + lean * (x - w / 2) + Math.sin(along) * unit * 0.13 + spread + edge * unit * 0.075;
        ctx.lineTo(x, y);
      }
    }
    ctx.fill();
  }
}
