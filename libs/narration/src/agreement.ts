import type { MessageFunction } from 'messageformat/functions';
import type { Said } from './said';

/** Message functions for agreement: `{$subject :agree one=rose many=rose}`. */
export const AGREEMENT = {
  /** Picks the option for gender and number, then number, then gender, then `one`. */
  agree: (_, options, filled) => {
    const { gender, plural } = saidOf(filled);
    const number = plural === true ? 'many' : 'one';
    const wanted = [
      ...(gender === undefined ? [] : [`${gender}-${number}`]),
      number,
      ...(gender === undefined ? [] : [gender]),
      'one',
    ];
    const word = wanted.map((name) => options[name]).find((one) => typeof one === 'string');
    return written(typeof word === 'string' ? word : '');
  },
  /** The slot without its article. */
  bare: (_, __, filled) => {
    const said = saidOf(filled);
    return written(said.bare ?? said.text);
  },
  /** Appends the particle that fits the final sound. */
  ends: (_, { closed, open }, filled) => {
    const said = saidOf(filled);
    // ㄹ takes 로, like a vowel.
    const isClosed = said.final === 'consonant' || (said.final === 'rieul' && !String(open).startsWith('로'));
    return written(`${said.text}${String(isClosed ? closed : open)}`);
  },
} satisfies Record<string, MessageFunction<string>>;

function saidOf(filled: unknown): Said {
  return typeof filled === 'object' && filled !== null && 'text' in filled
    ? (filled as Said)
    : { text: String(filled) };
}

function written(text: string): ReturnType<MessageFunction<string>> {
  return { type: 'text', source: text, toString: () => text } as unknown as ReturnType<MessageFunction<string>>;
}
