import { IS_FULL } from '@app/testing';
import { sampleJob } from '../../test/sample-job';
import { STYLE_KITS, serverSurface } from '@app/render';
import { FORMATS } from '../storyboard/storyboard';
import { buildTimeline } from '../timeline/build-timeline';
import { STYLES } from './index';

/** Cues come from layouts, which are the same ones in every format; all are walked at full length. */
const WALKED = IS_FULL ? FORMATS : FORMATS.slice(0, 1);

describe('the sounds of a style', () => {
  it.each([...STYLES.keys()])('are all of its kit in %s', (style) => {
    const kit: readonly string[] = STYLE_KITS[style].effects;
    const strangers = WALKED.flatMap((format) => {
      const { cues, scenes } = buildTimeline(sampleJob({ style, format }), serverSurface);
      return cues
        .filter(({ sound }) => !kit.includes(sound))
        .map(({ sound, frame }) => {
          const scene = scenes.find(({ from, frames }) => frame >= from && frame < from + frames);
          return `${sound} in ${scene?.layout ?? 'no scene'}`;
        });
    });
    expect([...new Set(strangers)]).toEqual([]);
  });
});
