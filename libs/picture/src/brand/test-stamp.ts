import { placeText } from '../compose/place';
import type { VideoEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { FOOT_FAMILY } from './foot';

/** What stands on every frame of a test render. */
export const TEST_STAMP = 'TEST';

/** Share of the frame's shorter side that its letters are high, so that they are read at the size of a test. */
const SIZE = 0.26;
const INK = 'rgba(255, 255, 255, 0.42)';
const EDGE = 'rgba(0, 0, 0, 0.42)';

/** The stamp in the middle of the frame, for as long as the video lasts; light on dark grounds, dark at its edge on light ones. */
export function testStamp(env: VideoEnv): Layer {
  const { width, height } = env.stage;
  const size = Math.min(width, height) * SIZE;
  const font = { family: FOOT_FAMILY, weight: 800, width: 100 };
  const block = env.fitLine({ text: TEST_STAMP, font, size, floor: size, width, leading: 1, color: INK });
  const at = { x: width / 2, y: (height - block.h) / 2, anchor: 'center' } as const;
  return placeText(env, 'test', block, at, { stroke: { color: EDGE, width: size / 24 } });
}
