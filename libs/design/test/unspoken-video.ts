import type { VideoJob, NarrationLine, StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../src/composer/fit-to-target';
import { english } from '../src/language/en/english';
import type { Language } from '../src/language/language';
import { tokensOf } from '../src/narration';
import { payloads } from './payloads';

const WORD_MS = 260;

/** The video of an example, its words timed as if spoken; no sound files. */
export function unspokenVideo(example: string, style: StyleName, captions = true): VideoJob {
  const payload = payloads().find(([name]) => name === example)?.[1];
  if (!payload) throw new RangeError(`No example ${example}`);
  const { title, cta, targetSeconds, data } = payload;
  return unspokenData(data, { title, cta, targetSeconds, style, captions });
}

/** The video that the composer makes of any data, its words timed as if spoken; no sound files. */
export function unspokenData(
  data: unknown,
  options: {
    style: StyleName;
    targetSeconds: number;
    title?: string;
    cta?: string;
    captions?: boolean;
    seed?: number;
    language?: Language;
  },
): VideoJob {
  const { targetSeconds, captions = true, seed = 7, language = english } = options;
  const request = {
    ...options,
    facts: readFacts(data),
    format: '9:16' as const,
    language,
    stills: [],
    music: false,
  };
  const draft = composeStoryboard({ ...request, captions, seed });
  const storyboard = fitToTarget(draft, estimateDurations(draft), targetSeconds);
  const lines = storyboard.scenes.map((scene): NarrationLine => {
    const words = tokensOf(scene, storyboard, language).map(({ display, figure }, index) => ({
      text: display,
      fromMs: index * WORD_MS,
      toMs: (index + 1) * WORD_MS - 20,
      ...(figure === undefined ? {} : { figure: figure.replace(/#.*$/u, '') }),
    }));
    return { sceneId: scene.id, audioPath: null, durationMs: words.length * WORD_MS, words };
  });
  return { storyboard, narration: { voiceId: 'none', lines }, stills: [] };
}
