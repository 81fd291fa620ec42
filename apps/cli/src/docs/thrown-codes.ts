import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where what is thrown, answered or warned of is written. */
const PLACES = ['apps', 'libs'];
const STATUS_OF_KIND = /^ {2}(\w+): (\d{3}),$/gm;
const THROWN = /(?:super|new (?:DomainError|CodedError<\w+>))\(\s*'(\w+)',\s*(?:\w+ === undefined \? )?['`]([a-z_]+)/g;
/** Refusals of the parser, which have statuses of their own; `tooLarge` is one of them. */
const PARSED =
  /status: (\d{3}),\s*error: (?:tooLarge|new (?:DomainError|BadRequestError))\(\s*(?:'\w+',\s*['`]([a-z_]+))?/g;

/** The statuses of each code that the sources throw, ascending. `root` is the repository. */
export function thrownCodes(root: string): Map<string, number[]> {
  const errors = join(root, 'apps/api/src/errors');
  const filter = readFileSync(join(errors, 'error.filter.ts'), 'utf8');
  const statusOf = new Map([...filter.matchAll(STATUS_OF_KIND)].map(([, kind = '', status]) => [kind, Number(status)]));
  const found = new Map<string, Set<number>>();
  const note = (code: string, status: number) => found.set(code, (found.get(code) ?? new Set()).add(status));
  for (const { path, text } of sources(root)) {
    // Only answered with statuses of their own.
    if (path.endsWith('connection-errors.ts')) continue;
    for (const [, kind = '', code = ''] of text.matchAll(THROWN)) note(code, statusOf.get(kind) ?? 0);
  }
  const parser = readFileSync(join(errors, 'connection-errors.ts'), 'utf8');
  for (const [call, status, code] of parser.matchAll(PARSED)) {
    note(code ?? (call.includes('tooLarge') ? 'too_large' : 'bad_request'), Number(status));
  }
  return new Map([...found].map(([code, statuses]) => [code, [...statuses].sort((a, b) => a - b)]));
}

/** Sources that run in production; not tests, the studio's pages, or the words of these pages. */
export function sources(root: string): Array<{ path: string; text: string }> {
  return PLACES.flatMap((place) => readdirSync(join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.spec)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\](test|testing|docs|studio|node_modules)[/\\]/.test(path.slice(root.length)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
