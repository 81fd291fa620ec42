import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, type Motion } from '../../timeline/motion';
import type { VideoEnv } from '../scene-env';
import { msOf } from '../../timeline/frame-rate';
import { VAPOR } from './preset';
import { slitFill } from './slits';
import { windowHead, windowLayers } from './window';

/** A picture opened in a window that was dragged into place; a small sunset where there is none to show. */
export function pictureWindow(env: VideoEnv, box: Box, title: string, still: number, motion: Motion[]): Layer[] {
  const { unit } = env.stage;
  const pad = 16 * unit;
  const head = windowHead(env, title, box.w);
  const inner = { x: box.x + pad, y: box.y + head + pad * 0.6, w: box.w - 2 * pad, h: box.h - head - pad * 1.6 };
  const known = env.still(still);
  const logo = known !== undefined && Math.min(known.width, known.height) < 480 && known.width < known.height * 1.4;
  const sunset = slitFill(
    inner.y,
    inner.y + inner.h,
    [VAPOR.sun, VAPOR.gold, VAPOR.pink, VAPOR.magenta],
    VAPOR.plum,
    0.4,
  );
  const props = {
    still,
    box: inner,
    fit: logo ? ('contain' as const) : ('cover' as const),
    radius: 0,
    backing: known && logo ? VAPOR.white : sunset,
    ring: { color: VAPOR.indigo, width: 4 * unit },
  };
  const push = progress({ at: 0, ms: msOf(env.frames), ease: 'linear' });
  return [
    ...windowLayers(env, 'album', box, { title, strong: true, trail: 3, motion }),
    place(env, 'picture', 'picture', props, { z: Z.marks + 3, box: inner, motion: [...motion, push] }),
  ];
}
