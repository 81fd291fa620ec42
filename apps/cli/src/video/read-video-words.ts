import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Format, FORMATS, type Layout, type LoopScene, STYLE_NAMES, type StyleName } from '@app/picture';
import { UsageError } from '../program/command';

const USAGE = `Usage: npm run video -- sheet <file> [-o sheet.png] [--every 0.5] [--scale 0.2] [--columns 10]
       npm run video -- still <file> --at 3.2 [-o frame.png]
       npm run video -- strip <file>... [-o strip.png] [--frames 8] [--scale 0.2] [--columns 1]
       npm run video -- play  <file> [-o preview.mp4]
       npm run video -- loop  <file> --scenes 1:2.2,bars:3 [-o loop.mp4] [--poster 1] [--no-captions]
       npm run video -- proof <file>
The file is a payload, a storyboard, or the job.json that "npm run make -- --keep" leaves.
A strip shows settled scenes only. A loop is small and silent: each scene by its number or layout and its seconds, and a poster of
one of them beside it as .webp. All take --style NAME|all and --format 9:16|4:5|1:1|16:9|all; sheets and strips show all
of them in one picture (.png or .jpg), the others make a file each; a proof prints every figure with the fact it is from.`;

/** Bad words or a bad file; told without a stack. */
export class VideoWordsError extends UsageError {}

/** What to make of which video. */
export interface VideoWords {
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
  /** Of a loop; empty for the others. */
  scenes: LoopScene[];
  poster: number;
  captions: boolean;
}

const COMMANDS = ['sheet', 'still', 'strip', 'play', 'loop', 'proof'] as const;
const DEFAULT_OUT: Record<VideoWords['command'], string> = {
  sheet: 'sheet.png',
  still: 'frame.png',
  strip: 'strip.png',
  play: 'preview.mp4',
  loop: 'loop.mp4',
  proof: '',
};

const OPTIONS = {
  out: { type: 'string', short: 'o' },
  style: { type: 'string' },
  format: { type: 'string' },
  at: { type: 'string', default: '0' },
  every: { type: 'string', default: '0.5' },
  scale: { type: 'string', default: '0.2' },
  columns: { type: 'string' },
  frames: { type: 'string', default: '8' },
  scenes: { type: 'string' },
  poster: { type: 'string', default: '1' },
  'no-captions': { type: 'boolean', default: false },
} as const;

/** Reads the words behind `npm run video --`. Throws VideoWordsError. */
export function readVideoWords(words: string[]): VideoWords {
  const { values, positionals } = parse(words);
  const [word, ...files] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command || files.length === 0 || (files.length > 1 && command !== 'strip')) throw new VideoWordsError(USAGE);
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
    scenes: loopScenes(command === 'loop' ? (values.scenes ?? '') : undefined),
    poster: number(values.poster, '--poster', 1, 20),
    captions: !values['no-captions'],
  };
}

function loopScenes(given: string | undefined): LoopScene[] {
  if (given === undefined) return [];
  return given.split(',').map((part) => {
    const [, scene, seconds] = /^(\d{1,2}|[a-z]+):(\d(?:\.\d+)?)$/.exec(part) ?? [];
    if (!scene || !seconds)
      throw new VideoWordsError('--scenes must be numbers or layouts of scenes with their seconds: 1:2.2,bars:3.');
    return { scene: /^\d/.test(scene) ? Number(scene) : (scene as Layout), seconds: Number(seconds) };
  });
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new VideoWordsError(`${(error as Error).message}\n${USAGE}`);
  }
}

function several<T extends string>(known: readonly T[], given: string | undefined, name: string): T[] | null {
  if (given === undefined) return null;
  if (given === 'all') return [...known];
  return given.split(',').map((word) => {
    const found = known.find((candidate) => candidate === word);
    if (!found) throw new VideoWordsError(`${name} must be all or one of ${known.join(', ')}.`);
    return found;
  });
}

function number(given: string, name: string, least: number, most: number): number {
  const value = Number(given);
  if (!(value >= least && value <= most)) throw new VideoWordsError(`${name} must be ${least.toFixed(2)} to ${most}.`);
  return value;
}
