import { readFacts } from '@app/facts';
import type { Language } from '../src/language/language';

type Writer = Pick<Language, 'writeFigure'>;

/** A key that may mean two things says which: "bps" are bits a second as well. */
const DECLARED = { defaults: { feeBps: { unit: 'basis points' } } };

/** Writes the first figure of a payload, as a language's videos would. */
export function writerOf(language: Writer): (data: Record<string, unknown>) => ReturnType<Writer['writeFigure']> {
  return (data) => {
    const fact = readFacts(data, DECLARED).facts[0];
    if (!fact) throw new Error('no fact');
    return language.writeFigure(fact);
  };
}

/** Screens keep a number and its unit or scale together by a no-break space. */
export function plain(text: string): string {
  return text.replace(/\u00a0/g, ' ');
}
