import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/render';

const USAGE = `Usage: npm run film -- sheet <file> [-o sheet.png] [--every 0.5] [--scale 0.2] [--columns 10]
       npm run film -- still <file> --at 3.2 [-o frame.png]
       npm run film -- strip <file>... [-o strip.png] [--frames 8] [--scale 0.2] [--columns 1]
       npm run film -- play  <file> [-o preview.mp4]
       npm run film -- proof <file>
The file is a payload, a storyboard, or the job.json that "npm run make -- --keep" leaves.
A strip shows settled scenes only. All take --style NAME|all and --format 9:16|4:5|1:1|16:9|all; sheets and strips show all
of them in one picture (.png or .jpg), the others make a file each; a proof prints every figure with the fact it is from.`;

/** Bad words or a bad file; told without a stack. */
export class FilmWordsError extends Error {}

/** What to make of which film. */
export interface FilmWords {
  command: (typeof COMMANDS)[number];
  /** Absolute paths; several for strips alone. */
  files: string[];
  out: string;
  /** Null keeps what the file says. */
  styles: StyleName[] | null;
  formats: Format[] | null;
  /** Seconds: of the still, and between a sheet's frames. */
  at: number;
  every: number;
  /** Size of a sheet's frames, 1 is full. */
  scale: number;
  columns: number;
  /** Scenes in a strip. */
  frames: number;
}

const COMMANDS = ['sheet', 'still', 'strip', 'play', 'proof'] as const;
const DEFAULT_OUT = { sheet: 'sheet.png', still: 'frame.png', strip: 'strip.png', play: 'preview.mp4', proof: '' };

const OPTIONS = {
  out: { type: 'string', short: 'o' },
  style: { type: 'string' },
  format: { type: 'string' },
  at: { type: 'string', default: '0' },
  every: { type: 'string', default: '0.5' },
  scale: { type: 'string', default: '0.2' },
  columns: { type: 'string' },
  frames: { type: 'string', default: '8' },
} as const;

/** Reads the words behind `npm run film --`. Throws FilmWordsError. */
export function readFilmWords(words: string[]): FilmWords {
  const { values, positionals } = parse(words);
  const [word, ...files] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command || files.length === 0 || (files.length > 1 && command !== 'strip')) throw new FilmWordsError(USAGE);
  return {
    command,
    files: files.map((file) => resolve(file)),
    out: resolve(values.out ?? DEFAULT_OUT[command]),
    styles: several(STYLE_NAMES, values.style, '--style'),
    formats: several(FORMATS, values.format, '--format'),
    at: number(values.at, '--at', 0, 90),
    every: number(values.every, '--every', 1 / 30, 90),
    scale: number(values.scale, '--scale', 0.02, 1),
    columns: number(values.columns ?? (command === 'strip' ? '1' : '10'), '--columns', 1, 100),
    frames: number(values.frames, '--frames', 1, 20),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new FilmWordsError(`${(error as Error).message}\n${USAGE}`);
  }
}

function several<T extends string>(known: readonly T[], given: string | undefined, name: string): T[] | null {
  if (given === undefined) return null;
  if (given === 'all') return [...known];
  return given.split(',').map((word) => {
    const found = known.find((candidate) => candidate === word);
    if (!found) throw new FilmWordsError(`${name} must be all or one of ${known.join(', ')}.`);
    return found;
  });
}

function number(given: string, name: string, least: number, most: number): number {
  const value = Number(given);
  if (!(value >= least && value <= most)) throw new FilmWordsError(`${name} must be ${least.toFixed(2)} to ${most}.`);
  return value;
}
