import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

/** `off`, `on` for every video of several segments, or the least length of a video, seconds. */
const fanout = z
  .string()
  .trim()
  .regex(/^(off|on|\d{1,3})$/, 'must be on, off or a number of seconds')
  .transform((value) => (value === 'off' ? null : value === 'on' ? 0 : Number(value)));

/** How a video is rendered on one machine and on many. */
export interface RenderingConfig {
  /** Segments rendered side by side; unset: the number of processors. */
  parallel: number | undefined;
  /** Videos of so many seconds and more are made by all workers together; null: each video by one worker. */
  fanoutSeconds: number | null;
}

/** How a video is rendered on one machine and on many. */
export const RENDERING_CONFIG = ConfigPart.from(
  'rendering',
  { RENDER_PARALLEL: variable.whole(1, 64).optional(), RENDER_FANOUT: fanout.default(null) },
  (env): RenderingConfig => ({ parallel: env.RENDER_PARALLEL, fanoutSeconds: env.RENDER_FANOUT }),
);
