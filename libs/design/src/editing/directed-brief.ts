import { BRIEF_PHRASES, TONE_WORDS } from '../composer/brief-phrases';
import type { VideoWish } from './video-wish';

/** A video's brief with what an edit adds to it; a tone takes the place of the one that it asked for before. */
export function directedBrief(
  brief: string | null,
  { directions = [], tone }: VideoWish,
  language: string,
): string | null {
  const kept = tone ? withoutTone(brief ?? '', language) : (brief ?? '');
  const parts = [kept.trim(), ...directions, ...(tone ? [`Keep the tone ${tone}.`] : [])];
  const text = parts.filter((part) => part !== '').join(' ');
  return text === '' ? null : text;
}

function withoutTone(brief: string, language: string): string {
  const phrases = ['en', language].flatMap((code) => BRIEF_PHRASES[code] ?? []);
  return brief
    .split(/(?<=[.;,\n。；、，])/u)
    .filter(
      (clause) =>
        !phrases.some(({ manner }) => manner.test(clause)) || !TONE_WORDS.some(([, words]) => words.test(clause)),
    )
    .join('');
}
