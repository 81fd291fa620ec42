import { stylePainter } from '../../layers/painter';
import { unionBox, type Box } from '../../stage/stage';

/** Platforms at the heights of a series, one of another metal. */
export interface StairsData {
  steps: Box[];
  /** Index of the step of another metal. */
  goalAt: number;
  foot: number;
  px: number;
  /** Lit edge and body. */
  tread: readonly [string, string];
  goal: readonly [string, string];
  /** Joins one step to the next, and fades below them. */
  rail: string;
}

/** Draws as many platforms as `progress` has come by, joined by rails, over dots that thin out downwards. */
export const stairsPainter = stylePainter<StairsData>(
  (ctx, { steps, goalAt, foot, px, tread, goal, rail }, { progress }) => {
    const shown = Math.round(progress * steps.length);
    steps.slice(0, shown).forEach((step, index) => {
      const [lit, body] = index === goalAt ? goal : tread;
      ctx.fillStyle = `${rail}66`;
      for (let row = 4; row < 26; row += 1) {
        const y = step.y + row * px * 2;
        if (y > foot - px) break;
        const pitch = row < 9 ? 2 : row < 16 ? 4 : 8;
        for (let x = (row % 2) * px; x < step.w; x += pitch * px) ctx.fillRect(step.x + x, y, px, px);
      }
      const before = steps[index - 1];
      if (before) {
        const [top, low] = [Math.min(before.y, step.y), Math.max(before.y, step.y)];
        ctx.fillStyle = rail;
        ctx.fillRect(step.x - px, top, px, low - top + 3 * px);
      }
      ctx.fillStyle = body;
      ctx.fillRect(step.x, step.y, step.w, 4 * px);
      ctx.fillStyle = lit;
      ctx.fillRect(step.x, step.y, step.w, 2 * px);
    });
  },
  { reach: ({ steps, foot }) => ({ ...unionBox(steps), h: foot - unionBox(steps).y + 60 }) },
);
