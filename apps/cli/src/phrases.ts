import { LANGUAGE_CODES, type LanguageCode } from '@app/lingua';
import { phrasesOf } from '@app/narration';

/** Prints every phrase of a language with its English counterpart, for review by a native speaker. */
function main([code = '']: string[]): void {
  if (!LANGUAGE_CODES.includes(code as LanguageCode))
    throw new RangeError(`npm run phrases -- <language>: one of ${LANGUAGE_CODES.join(' ')}`);
  const english = phrasesOf('en');
  const texts = Object.entries(phrasesOf(code as LanguageCode)).map(([id, ways]) =>
    [`${id}   (${english[id as keyof typeof english][0] ?? ''})`, ...ways.map((way) => `  ${way}`)].join('\n'),
  );
  process.stdout.write(`${texts.join('\n\n')}\n`);
}

// `npm run phrases | head` closes the pipe early.
process.stdout.on('error', () => process.exit(0));
try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
