import { barShare } from '../../layers/bars.layer';
import { stylePainter, type DrawEnv } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import { TERMINAL } from './preset';

export interface BloomData {
  block: TextBlock;
  x: number;
  y: number;
  color: string;
  blur: number;
}

/** Light that a figure throws on the tube: its shadow without itself, so that digits may still be settling over it. */
export const bloomPainter = stylePainter<BloomData>((ctx, { block, x, y, color, blur }, _state, env) => {
  const away = env.stage.width * 2;
  ctx.shadowColor = color;
  ctx.shadowBlur = blur;
  ctx.shadowOffsetX = away;
  ctx.fillStyle = color;
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.fillText(run.text, x + run.x - away, y + run.y);
    }
});

export interface CellBarsData {
  /** Bars at full length, each from `zero` outwards. */
  bars: Array<{ rect: Box; fill: string; negative: boolean }>;
  direction: 'up' | 'right';
  cell: number;
  pitch: number;
}

/** Bars of cells that light outwards from zero, one bar after the other, with `progress`; the last cell is partial, so lengths stay exact. */
export const cellBarsPainter = stylePainter<CellBarsData>((ctx, { bars, direction, cell, pitch }, state) => {
  bars.forEach(({ rect, fill, negative }, index) => {
    const up = direction === 'up';
    const length = (up ? rect.h : rect.w) * barShare(state.progress, index, bars.length);
    // A bar grows away from zero: its foot is the lower or left end unless it is negative.
    const fromFar = up ? !negative : negative;
    const far = up ? rect.y + rect.h : rect.x + rect.w;
    const near = up ? rect.y : rect.x;
    ctx.beginPath();
    for (let done = 0; done < length; done += pitch) {
      const size = Math.min(cell, length - done);
      const at = fromFar ? far - done - size : near + done;
      if (up) ctx.rect(rect.x, at, rect.w, size);
      else ctx.rect(at, rect.y, size, rect.h);
    }
    ctx.fillStyle = fill;
    ctx.fill();
  });
});

/** A block cursor that blinks once a second. */
export const cursorPainter = stylePainter<{ box: Box }>(
  (ctx, { box }, _state, env) => {
    if (!isLit(env)) return;
    ctx.fillStyle = env.tint(TERMINAL.green);
    ctx.fillRect(box.x, box.y, box.w, box.h);
  },
  { pulse: (_data, env) => String(isLit(env)), reach: ({ box }) => box },
);

function isLit({ frame, fps }: DrawEnv): boolean {
  return frame % fps <= fps * 0.6;
}
