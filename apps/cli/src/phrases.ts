import { LANGUAGE_CODES, type LanguageCode } from '@app/lingua';
import { phrasesOf } from '@app/narration';
import { type Given, UsageError } from './program/command';

/** Prints every phrase of a language with its English counterpart, for review by a native speaker. */
export async function phrases({ words: [code = ''] }: Given): Promise<void> {
  if (!LANGUAGE_CODES.includes(code as LanguageCode))
    throw new UsageError(`npm run phrases -- <language>: one of ${LANGUAGE_CODES.join(' ')}`);
  const english = phrasesOf('en');
  const texts = Object.entries(phrasesOf(code as LanguageCode)).map(([id, ways]) =>
    [`${id}   (${english[id as keyof typeof english][0] ?? ''})`, ...ways.map((way) => `  ${way}`)].join('\n'),
  );
  process.stdout.write(`${texts.join('\n\n')}\n`);
}
