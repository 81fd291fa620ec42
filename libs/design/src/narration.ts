import { join } from 'node:path';
import { type Narration, type NarrationLine, planDelivery, type Storyboard } from '@app/picture';
import { type LineToken, tokenizeLine, type Voice } from '@app/voices';
import type { Language } from './language/language';

/** Caption words of one scene's line with what the voice says; the call to action brings no references. */
export function tokensOf(scene: Storyboard['scenes'][number], storyboard: Storyboard, language: Language): LineToken[] {
  const line = scene.layout === 'end' ? scene.line.replace(/\{\{/g, '{ {') : scene.line;
  return tokenizeLine(line, storyboard.figures, (word) => language.pronounce(word));
}

/**
 * Speaks every scene's line into `outDir`, one WAV a scene, with one timed word a caption token. Scenes without words are
 * silent; how each is said follows from the storyboard. Throws what the voice throws; an aborted signal throws its reason.
 */
export async function narrate(
  storyboard: Storyboard,
  voice: Voice,
  language: Language,
  outDir: string,
  pace: number,
  signal?: AbortSignal,
): Promise<Narration> {
  const lines: NarrationLine[] = [];
  const plan = planDelivery(storyboard);
  for (const [index, scene] of storyboard.scenes.entries()) {
    signal?.throwIfAborted();
    const tokens = tokensOf(scene, storyboard, language);
    if (tokens.every((token) => token.spoken === '')) {
      lines.push({ sceneId: scene.id, audioPath: null, durationMs: 0, words: [] });
      continue;
    }
    const audioPath = join(outDir, `${scene.id}.wav`);
    const { rate = 1, pitch = 0 } = plan.lines[index] ?? {};
    const spoken = await voice.speak({ tokens, pace: pace * rate, pitch }, audioPath, signal);
    const words = tokens.map((token, place) => {
      const timing = spoken.words[place] ?? { fromMs: spoken.durationMs, toMs: spoken.durationMs };
      return {
        text: token.display,
        ...timing,
        ...(token.figure === undefined ? {} : { figure: token.figure.replace(/#.*$/, '') }),
      };
    });
    lines.push({ sceneId: scene.id, audioPath, durationMs: spoken.durationMs, words });
  }
  return { voiceId: voice.id, lines };
}
