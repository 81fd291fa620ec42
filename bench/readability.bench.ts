import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePage } from '../libs/sources/src/readers/page/page-document';
import { readHere } from '../libs/sources/src/readers/read-here';

const ALIKE = 0.95;
const SHOWN = 10;

/**
 * `npm run bench -- readability --pages <folder>`: reads each page of Mozilla Readability's `test/test-pages` and compares
 * the words of its text with those of the page's `expected.html`. The pages are others' works and no part of this project.
 */
export async function readabilityBench(words: string[]): Promise<void> {
  const folder = words[words.indexOf('--pages') + 1];
  process.stdout.write("\nText of Mozilla Readability's own test pages\n");
  if (!words.includes('--pages') || !folder)
    return void process.stdout.write('  skipped: name its test/test-pages with --pages\n');
  const compared: Array<{ name: string; alike: number }> = [];
  for (const name of (await readdir(folder)).sort()) {
    const [page, expected] = await Promise.all(
      ['source.html', 'expected.html'].map((file) => readFile(join(folder, name, file))),
    );
    if (!page || !expected) continue;
    const context = { url: 'http://fakehost/test/page.html', contentType: 'text/html' };
    const reply = await readHere({ bytes: page, context, kind: 'page' });
    const theirs = parsePage(expected.toString()).documentElement.textContent ?? '';
    compared.push({ name, alike: 'source' in reply ? likeness(reply.source.text, theirs) : 0 });
  }
  const good = compared.filter(({ alike }) => alike >= ALIKE).length;
  const mean = compared.reduce((sum, { alike }) => sum + alike, 0) / compared.length;
  process.stdout.write(
    `  ${good} of ${compared.length} pages at ${ALIKE} and more, mean ${mean.toFixed(3)}; the least alike:\n`,
  );
  for (const { name, alike } of compared.sort((a, b) => a.alike - b.alike).slice(0, SHOWN))
    process.stdout.write(`    ${alike.toFixed(3)} ${name}\n`);
}

/** Twice the words that both texts hold, over the words of both (Dice); 1 where they hold the same. */
function likeness(ours: string, theirs: string): number {
  const [a, b] = [tokensOf(ours), tokensOf(theirs)];
  const left = new Map<string, number>();
  for (const token of a) left.set(token, (left.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of b) {
    const count = left.get(token) ?? 0;
    if (count > 0) common += 1;
    left.set(token, count - 1);
  }
  return a.length + b.length === 0 ? 1 : (2 * common) / (a.length + b.length);
}

/** Words; of scripts that part none, characters. */
function tokensOf(text: string): string[] {
  const tokens = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{N}]+/gu;
  return text.normalize('NFKC').toLowerCase().match(tokens) ?? [];
}
