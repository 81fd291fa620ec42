import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { headingsOf } from '@app/testing';

const ROOT = resolve(__dirname, '../../../..');
const FOLDERS = ['apps', 'bench', 'clients', 'deploy', 'docs', 'examples', 'libs', 'migrations', 'packages', 'scripts'];
const TEXT = /\.(?:[cm]?[jt]sx?|md|ya?ml|sh|html|css)$|Dockerfile$/;
const SKIPPED = new Set(['node_modules', 'dist', 'citations.spec.ts']);

interface SourceFile {
  file: string;
  text: string;
}

function* filesUnder(folder: string, isDeep: boolean): Generator<SourceFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isDeep) yield* filesUnder(path, true);
    if (entry.isFile() && TEXT.test(entry.name)) yield { file: relative(ROOT, path), text: readFileSync(path, 'utf8') };
  }
}

const sources = [...filesUnder(ROOT, false), ...FOLDERS.flatMap((folder) => [...filesUnder(join(ROOT, folder), true)])];

/** Each number of `4.2, 4.6 and 7, rules 4 and 5` as a section, or as a rule of the section before it. */
function sectionsCited(citation: string): Array<{ section: string; rule: string | null }> {
  let section = '';
  let isRule = false;
  return [...citation.matchAll(/rules?|sections?|\d+(?:\.\d+)*/g)].flatMap(([word]) => {
    if (/^[rs]/.test(word)) {
      isRule = word.startsWith('rule');
      return [];
    }
    if (!isRule) section = word;
    return [{ section, rule: isRule ? word : null }];
  });
}

describe('what files cite', () => {
  it('are documents of this repository', () => {
    const missing = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:\bdocs\/[\w./-]+|(?<![\w/.-])[A-Z][A-Z_-]+)\.md\b/g)]
        .filter(([path]) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, dirname(file), path)))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(['specification', 'contract'])('are sections and rules that docs/%s.md has', (name) => {
    const headings = headingsOf(readFileSync(join(ROOT, `docs/${name}.md`), 'utf8'));
    const cites = new RegExp(
      String.raw`\b${name}(?:\.md)? (\d[\d.]*(?:(?:,| and|;)(?:[\s*]+(?:rules?|sections?))?[\s*]+\d[\d.]*)*)`,
      'g',
    );
    const cited = sources.flatMap(({ file, text }) =>
      [...text.matchAll(cites)].flatMap(([, citation = '']) =>
        sectionsCited(citation).map((one) => ({ file, ...one })),
      ),
    );
    expect(cited.length).toBeGreaterThan(0);
    const missing = cited.filter(({ section, rule }) => {
      const heading = headings.find((one) => one.section === section);
      return heading === undefined || (rule !== null && !new RegExp(`^${rule}\\. `, 'm').test(heading.text));
    });
    expect(missing).toEqual([]);
  });
});
