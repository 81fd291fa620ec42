import { piecesOf } from '@app/picture';
import { claimsIn } from '../compliance/check-compliance';
import type { Language } from '../language/language';
import type { Wording } from './wording';

/**
 * A language that says of a video under the compliance preset only what is: of its ways to tell an
 * idea those that tell of the future are left out, where there are others.
 */
export function inCurrentWords(language: Language): Language {
  return {
    ...language,
    word: (idea, context) => {
      const wordings = language.word(idea, context);
      const allowed = wordings.filter((wording) => !isClaim(wording, language.code));
      return allowed.length > 0 ? allowed : wordings;
    },
  };
}

function isClaim({ line }: Wording, language: string): boolean {
  const words = piecesOf(line).map((piece) => ('text' in piece ? piece.text : '0'));
  return claimsIn(words.join(''), language).length > 0;
}
