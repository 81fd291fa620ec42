import { piecesOf, type Storyboard } from '@app/picture';
import type { Finding } from '../figures/finding';
import { foldText } from '../figures/numerals/fold-text';
import { NUMERAL_WORDS } from '../figures/numerals/numeral-languages';
import { phrasePattern } from '../figures/phrase-pattern';
import { textsIn } from '../figures/scene-texts';
import { CLAIM_WORDS } from './claim-languages';

const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = Object.fromEntries(
  Object.entries(CLAIM_WORDS).map(([code, claims]) => [
    code,
    Object.values(claims).map((list: string) => phrasePattern(list, code, NUMERAL_WORDS[code]?.writing ?? 'spaced')),
  ]),
);

/** Fields that hold no words of the video. */
const WORDLESS = new Set(['id', 'type', 'layout', 'transition', 'trend', 'link']);

/**
 * Holds a video under the compliance preset to its rules: the date and the source stand beside the
 * disclaimer, and no text tells of the future. A video without the preset has no findings.
 */
export function checkCompliance(storyboard: Storyboard): Finding[] {
  const { compliance, language } = storyboard;
  if (!compliance) return [];
  const missing = (['disclaimer', 'asOf', 'source'] as const)
    .filter((field) => (compliance[field] ?? '').trim() === '')
    .map((field): Finding => ({ code: 'compliance_incomplete', scene: null, field: `compliance/${field}`, text: '' }));
  const judge = (value: unknown, scene: string | null, field: string): Finding[] =>
    textsIn(value, field)
      .filter(({ name, isFigure }) => !isFigure && !WORDLESS.has(name))
      .flatMap(({ text, field: at }) =>
        claimsIn(shown(text, storyboard), language).map((figure): Finding => ({
          code: 'forward_looking',
          scene,
          field: at,
          text,
          figure,
        })),
      );
  return [
    ...missing,
    ...storyboard.scenes.flatMap((scene) => judge(scene, scene.id, '')),
    ...judge(storyboard.furniture, null, 'furniture'),
    ...judge(storyboard.caption, null, 'caption'),
  ];
}

/** Words of a text that tell of the future, promise, or stretch a short window to a year; in the order of the text. */
export function claimsIn(text: string, language: string): string[] {
  const { text: folded, at } = foldText(text, language);
  return (PATTERNS[language] ?? [])
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .map((match) => text.slice(at[match.index] ?? 0, at[match.index + match[0].length] ?? text.length));
}

function shown(text: string, { figures }: Storyboard): string {
  return piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : (figures[piece.key]?.forms[piece.form].display ?? '')))
    .join('');
}
