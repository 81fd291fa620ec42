import { setImmediate as nextTurn } from 'node:timers/promises';
import { IS_FULL } from '@app/testing';
import { contentReach, reachable } from '../src/frames/content-reach';
import { openVideo, type OpenVideo, createCanvas, type Context } from '@app/render';
import { inkOf, wholePixels, within } from '../src/frames/picture';
import { drawContent } from '../src/layers/registry';
import type { Box } from '../src/stage/stage';
import { FORMATS, type Format } from '../src/storyboard/storyboard';
import { STYLES } from '../src/styles';
import { RESTING, stateAt } from '../src/timeline/evaluate';
import type { Layer } from '../src/timeline/layer';
import { sampleJob } from './sample-job';

/** `npm run test:full` looks at every format, and at more moments of each layer. */
const SHOWN_FORMATS: readonly Format[] = IS_FULL ? FORMATS : ['9:16'];
const MOMENTS = IS_FULL ? [0.04, 0.12, 0.3, 0.6, 0.9] : [0.1, 0.6];
const SHOWN_STYLES = [...STYLES.keys()].filter((_, index) => IS_FULL || index % 6 === 1);

/** A first look is at a quarter of the size, where blur comes out too wide and nothing too narrow. */
const COARSE = 0.25;
/** Most that is looked at beside the stage, px: what moves may bring it into view. */
const AROUND = 240;
/** Pixels that an edge may spread over, and opacity under which nobody sees that ink is cut. */
const EDGE = 3;
const FAINT = 10;

/** One for all looks: a canvas for each would fill the memory, whose size outside the heap no collector sees. */
const SHEET = createCanvas(1, 1);

/** How far a layer's ink stands out of the box that the compositor keeps for it, px at most; 0 when all is inside. */
function overhang(layer: Layer, { timeline, envAt }: OpenVideo, frame: number): number {
  const env = envAt(frame);
  const reach = contentReach(layer, env);
  if (!reach) return 0;
  const { width, height } = timeline.stage;
  const around = { x: -AROUND, y: -AROUND, w: width + 2 * AROUND, h: height + 2 * AROUND };
  const region = wholePixels(within(reachable(layer, env), around));
  const look = (scale: number): number => {
    SHEET.width = Math.ceil(region.w * scale);
    SHEET.height = Math.ceil(region.h * scale);
    const ctx = SHEET.getContext('2d');
    ctx.scale(scale, scale);
    ctx.translate(-region.x, -region.y);
    drawContent(ctx, layer, { ...RESTING, progress: stateAt(layer, frame).progress }, env);
    const ink = seenInk(ctx);
    if (ink.w === 0) return 0;
    const box = { x: ink.x / scale + region.x, y: ink.y / scale + region.y, w: ink.w / scale, h: ink.h / scale };
    return beyond(within(box, region), reach);
  };
  return look(COARSE) > EDGE / COARSE ? Math.max(0, Math.round(look(1) - EDGE)) : 0;
}

function seenInk({ canvas }: Context): Box {
  const rgba = canvas.data();
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) <= FAINT) rgba.writeUInt32LE(0, at - 3);
  return inkOf(rgba, canvas.width, canvas.height);
}

function beyond(ink: Box, reach: Box): number {
  return Math.max(
    reach.x - ink.x,
    reach.y - ink.y,
    ink.x + ink.w - (reach.x + reach.w),
    ink.y + ink.h - (reach.y + reach.h),
  );
}

describe.each(SHOWN_STYLES)('what %s draws', (style) => {
  it.each(SHOWN_FORMATS)('keeps all ink where the compositor looks for it in %s', async (format) => {
    const video = await openVideo(sampleJob({ style, format }));
    const found: string[] = [];
    for (const layer of video.timeline.layers) {
      // What painters drew on by the way is given back between turns alone.
      await nextTurn();
      const most = MOMENTS.map((share) =>
        overhang(layer, video, Math.floor(layer.from + (layer.to - layer.from - 1) * share)),
      );
      const by = Math.max(...most);
      const what = layer.kind === 'paint' ? layer.props.painter : layer.kind;
      const where = video.timeline.scenes.find(({ id }) => id === layer.scene)?.layout ?? 'video';
      if (by > 0) found.push(`${what} "${layer.id}" of ${where} by ${by} px`);
    }
    expect(found).toEqual([]);
  });
});
