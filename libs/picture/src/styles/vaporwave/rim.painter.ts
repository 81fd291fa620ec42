import type { Context } from '../../surface/surface';
import type { DrawEnv } from '../../layers/painter';
import { stylePainter } from '../../layers/painter';
import { strokeRun } from '../../layers/text-run';
import type { TextBlock } from '../../text/text-block';
import { hasRightToLeft } from '../../text/words';

/** What lies under chrome lettering, from back to front: each step is an outline with an offset, pixels. */
export interface RimData {
  block: TextBlock;
  x: number;
  y: number;
  steps: Array<{ color: string; width: number; dx: number; dy: number; blur?: number }>;
  /** Colour around the lettering, which its contrast is judged by (contrast.ts). */
  rim?: string;
}

/** Outlines under a figure: glow, depth, the split of a worn tape, violet, pale. Drawn once. */
export const rimPainter = stylePainter<RimData>((ctx, data, _state, env) => {
  for (const step of data.steps) {
    ctx.shadowColor = step.color;
    ctx.shadowBlur = step.blur ?? 0;
    strokeBlock(ctx, data, step, env);
  }
  ctx.shadowBlur = 0;
});

function strokeBlock(ctx: Context, { block, x, y }: RimData, step: RimData['steps'][number], env: DrawEnv): void {
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.direction = block.rtl && hasRightToLeft(run.text) ? 'rtl' : 'ltr';
      strokeRun(ctx, run.text, { x: x + run.x + step.dx, y: y + run.y + step.dy, tall: run.font.tall }, step);
    }
}
