import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGiven, UsageError } from './command';
import { COMMANDS } from './commands';
import { codeOf, EXIT_CODES } from './exit-codes';
import { RefusedError, UnansweredError, VideoFailedError } from '../remote/remote.errors';

const GUIDE = readFileSync(join(__dirname, '../../../../docs/guides/command-line.md'), 'utf8');
const command = (name: string) => {
  const found = COMMANDS.find((known) => known.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

describe('the commands of factreel', () => {
  it('stand in the guide, each with what it does', () => {
    const rows = [...GUIDE.matchAll(/^\| `factreel ([a-z ]+)` \| (.*) \|$/gm)].map(([, name, about]) => [name, about]);
    expect(rows).toEqual(COMMANDS.map(({ name, about }) => [name, about]));
  });

  it('end with codes that stand in the guide', () => {
    const rows = [...GUIDE.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
    expect(rows).toEqual(Object.entries(EXIT_CODES));
  });

  it('read words, options and switches', () => {
    const given = readGiven(command('videos download'), ['vid-7', '-o', 'a.mp4', '--json']);
    expect(given).toEqual({ words: ['vid-7'], values: { output: 'a.mp4' }, switches: new Set(['json']) });
  });

  it.each([
    ['videos get', [], 'A word is missing'],
    ['videos get', ['vid-7', 'vid-8'], 'a word too many'],
    ['logs', ['--loud'], "Unknown option '--loud'"],
    ['videos list', ['--status'], 'Usage: factreel videos list [options]'],
  ])('refuse %s %j', (name, words, message) => {
    expect(() => readGiven(command(name), words)).toThrow(UsageError);
    expect(() => readGiven(command(name), words)).toThrow(message);
  });

  it.each([
    [new UsageError(''), 2],
    [new RefusedError(404, {}), 3],
    [new RefusedError(401, {}), 4],
    [new RefusedError(403, {}), 4],
    [new RefusedError(402, {}), 5],
    [new RefusedError(422, {}), 5],
    [new VideoFailedError(''), 6],
    [new UnansweredError(''), 7],
    [new RefusedError(429, {}), 7],
    [new RefusedError(503, {}), 7],
    [new Error(''), 1],
  ])('turn %s into the exit code %i', (error, code) => {
    expect(codeOf(error)).toBe(code);
  });
});
