import { proveVideo, seededRandom, STYLE_NAMES } from '@app/picture';
import { IS_FULL } from '@app/testing';
import { serverSurface } from '@app/render';
import { glyphReader } from '../../picture/test/glyph-recorder';
import { anyPayload } from './any-payload';
import { compared, movingFrames } from './proof-on-frames';
import { unspokenData } from './unspoken-video';

/** Random payloads, one style after the other; the short run makes a fixed few of the same. */
const VIDEOS = Array.from({ length: IS_FULL ? 100 : 6 }, (_, seed) => seed + 1);

describe('a figure that moves', () => {
  it.each(VIDEOS)('is that of the proof on every frame of random video %i', async (seed) => {
    const style = STYLE_NAMES[(seed * 2) % STYLE_NAMES.length] ?? 'comic';
    const data = { asOf: '2026-09-28', ...anyPayload(seededRandom(seed, 'motion')) };
    const job = unspokenData(data, { style, targetSeconds: 20, seed });
    const { video, read } = await glyphReader(job);
    const proof = proveVideo(job, serverSurface, video.timeline);
    expect(proof.complete).toBe(true);
    const frames = movingFrames(video.timeline);
    expect(frames.length).toBeGreaterThan(20);
    expect(compared(proof, frames, read).unproven).toEqual([]);
  });
});
