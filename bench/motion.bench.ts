import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildTimeline, FPS, type Layer, STYLE_NAMES, stateAt, type TimedScene, type Timeline } from '@app/picture';
import { serverSurface } from '@app/render';
import { benchJob } from './bench-job';
import { row } from './report';

const VIDEOS = 30;
const SECONDS = 30;
const CORPUS = resolve(__dirname, '../../libs/design/test/corpus');
/** Deeper layers are ground and art. */
const FOREGROUND = 10;

/**
 * `npm run bench -- motion [folder]`: how much of the time nothing of the foreground moves, how long it stands still at most,
 * how much of what is shown is marked as it is said, and over how many cuts something is carried. Over 30 videos of the corpus,
 * styles in turn; nothing is drawn. A folder of payloads takes the corpus' place.
 */
export async function motionBench([from]: string[]): Promise<void> {
  process.stdout.write('\nMovement of the foreground, ground, art and captions left out\n');
  const folder = await mkdtemp(join(tmpdir(), 'factreel-bench-'));
  const byStyle = new Map<string, Seen[]>();
  try {
    for (const [index, data] of (await payloads(from ?? CORPUS)).slice(0, VIDEOS).entries()) {
      const style = STYLE_NAMES[index % STYLE_NAMES.length] ?? STYLE_NAMES[0];
      const seen = seenIn(buildTimeline(await benchJob({ data }, style, SECONDS, folder), serverSurface));
      byStyle.set(style, [...(byStyle.get(style) ?? []), seen]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const [style, seen] of byStyle) row(`  ${style}`, figuresOf(seen));
  row('  all', figuresOf([...byStyle.values()].flat()));
}

/** What is counted of one video; frames. */
interface Seen {
  frames: number;
  idle: number;
  longest: number;
  scenes: number;
  marks: number;
  carried: number;
}

function seenIn(timeline: Timeline): Seen {
  const counted = timeline.scenes.map((scene, index) => {
    const layers = timeline.layers.filter(
      ({ scene: of, z, kind }) => of === scene.id && z > FOREGROUND && kind !== 'captions',
    );
    const marks = layers.filter(({ kind }) => kind === 'mark').length;
    return {
      ...stillness(layers, scene),
      marks,
      carried: index > 0 && layers.some((layer) => isCarried(layer, scene)),
    };
  });
  return {
    frames: timeline.frames,
    idle: sum(counted.map(({ idle }) => idle)),
    longest: Math.max(...counted.map(({ longest }) => longest)),
    scenes: counted.length,
    marks: sum(counted.map(({ marks }) => marks)),
    carried: counted.filter(({ carried }) => carried).length,
  };
}

/** Frames on which every layer is as on the frame before, and the most of them in a row. */
function stillness(layers: readonly Layer[], { from, frames }: TimedScene): { idle: number; longest: number } {
  let [idle, run, longest] = [0, 0, 0];
  let before = '';
  for (let frame = from; frame < from + frames; frame += 1) {
    const here = layers.map((layer) => lookOf(layer, frame)).join('|');
    run = here === before ? run + 1 : 0;
    idle += Number(run > 0);
    longest = Math.max(longest, run);
    before = here;
  }
  return { idle, longest };
}

/** Movements too small to be seen are none. */
function lookOf(layer: Layer, frame: number): string {
  if (frame < layer.from || frame >= layer.to) return '';
  const { opacity, x, y, scale, rotate, wipe, progress } = stateAt(layer, frame);
  if (opacity <= 0.002 || wipe <= 0) return '';
  return [opacity * 10, x, y, scale * 10, rotate * 10, wipe * 10, progress * 10]
    .map((value) => Math.round(value * 100))
    .join();
}

/** A text that stands somewhere else when its scene begins, and travels. */
function isCarried(layer: Layer, { from }: TimedScene): boolean {
  if (layer.kind !== 'text' || layer.from !== from || layer.id.endsWith('.kept')) return false;
  const [start, soon] = [stateAt(layer, from), stateAt(layer, from + FPS)];
  const isPlaced = layer.tracks.some(
    ({ prop, keys }) => prop === 'scale' && keys[0]?.frame === from && keys.length === 2,
  );
  return isPlaced && Math.hypot(start.x - soon.x, start.y - soon.y) + Math.abs(start.scale - soon.scale) > 0.01;
}

function figuresOf(seen: readonly Seen[]): Record<string, string> {
  const total = (key: keyof Seen): number => sum(seen.map((video) => video[key]));
  const cuts = total('scenes') - seen.length;
  return {
    videos: String(seen.length),
    idle: `${Math.round((total('idle') / total('frames')) * 100)} %`,
    'longest still': `${(Math.max(...seen.map(({ longest }) => longest)) / FPS).toFixed(1)} s`,
    'marks a scene': (total('marks') / total('scenes')).toFixed(1),
    'cuts with something carried': `${total('carried')} of ${cuts}`,
  };
}

/** Payloads of a folder: one a file, or lists with `data`. */
async function payloads(folder: string): Promise<object[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown),
  );
  return files.flatMap((file) =>
    Array.isArray(file) ? (file as Array<{ data: object }>).map(({ data }) => data) : [file as object],
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
