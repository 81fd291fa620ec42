import type { VideoJob, NarrationLine, StyleName } from '@app/render';
import { readFacts } from '@app/facts';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../src/composer/fit-to-target';
import { english } from '../src/language/en/english';
import { tokensOf } from '../src/narration';
import { payloads } from './payloads';

const WORD_MS = 260;

/** The video of an example, its words timed as if spoken; no sound files. */
export function unspokenVideo(example: string, style: StyleName, captions = true): VideoJob {
  const payload = payloads().find(([name]) => name === example)?.[1];
  if (!payload) throw new RangeError(`No example ${example}`);
  const { title, cta, targetSeconds, data } = payload;
  const draft = composeStoryboard({
    facts: readFacts(data),
    title,
    cta,
    targetSeconds,
    style,
    format: '9:16',
    language: english,
    seed: 7,
    stills: [],
    captions,
    music: false,
  });
  const storyboard = fitToTarget(draft, estimateDurations(draft), targetSeconds);
  const lines = storyboard.scenes.map((scene): NarrationLine => {
    const words = tokensOf(scene, storyboard, english).map(({ display, figure }, index) => ({
      text: display,
      fromMs: index * WORD_MS,
      toMs: (index + 1) * WORD_MS - 20,
      ...(figure === undefined ? {} : { figure: figure.replace(/#.*$/u, '') }),
    }));
    return { sceneId: scene.id, audioPath: null, durationMs: words.length * WORD_MS, words };
  });
  return { storyboard, narration: { voiceId: 'none', lines }, stills: [] };
}
