import { lettersOf } from '../text/text-block';
import type { VideoEnv } from '../styles/scene-env';
import { wordsOf } from '../text/words';
import type { Look } from './set-in';

/** Width of the longest word of a text at a size, px: in a narrower room it would be broken. */
export function longestWord(env: VideoEnv, look: Look, size: number): number {
  const text = lettersOf(look.text);
  return Math.max(
    0,
    ...wordsOf(text, env.language).map((word) => env.fitLine({ ...look, text: word.text, size, width: Infinity }).w),
  );
}
