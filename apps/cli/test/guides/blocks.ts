import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository. */
export const ROOT = resolve(__dirname, '../../../..');

/** A fenced block of a document. */
export interface Block {
  /** From the root of the repository. */
  file: string;
  line: number;
  language: string;
  /** What stands behind the language, such as `from=libs/…`. */
  info: string;
  text: string;
}

const FENCE = /^```(\w*)[ ]*(.*)\n([\s\S]*?)^```$/gm;
const FOLDERS = ['docs', 'docs/guides'];
const ALONE = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'clients/python/README.md',
  'clients/typescript/README.md',
  'packages/tool-sdk/README.md',
  'examples/tool-plugin/README.md',
];

/** README, guides and the pages beside them: all that people copy from. */
export function documents(): string[] {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  );
  return [...ALONE, ...found].sort();
}

/** A document, or any other file of the repository. */
export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The fenced blocks of a document, in its order. */
export function blocksOf(file: string): Block[] {
  const text = read(file);
  return [...text.matchAll(FENCE)].map(({ index, 1: language = '', 2: info = '', 3: body = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    language,
    info,
    text: body,
  }));
}
