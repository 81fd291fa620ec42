import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { resolveFfmpeg } from '@app/render';
import { STYLE_NAMES, type StyleName } from '@app/picture';
import { benchJob } from './bench-job';
import { encodeAlone } from './encode-alone';
import { renderApart } from './render-apart';
import { row } from './report';

const SHORT = 10;
/** Lengths at which the slowest style is measured. */
const LONG = [30, 90];
const EXAMPLE = resolve(__dirname, '../../examples/pool.json');

/**
 * Videos of 10, 30 and 90 s with all their files (1080p, 720p, sound, poster, captions), each rendered in a process of
 * its own, beside ffmpeg encoding the very same frames from a raw file with its default threads and the plain preset
 * (veryfast, crf 21 and 26). Every style is asked for 10 s, the slowest of them then for 30 and 90 s.
 * `bench video tabloid swiss-poster` asks only these styles, `bench video short` leaves out the long videos.
 */
export async function videoBench(words: string[]): Promise<void> {
  const short = words.includes('short');
  const named = STYLE_NAMES.filter((style) => words.includes(style));
  const styles = named.length > 0 ? named : STYLE_NAMES;
  const ffmpeg = resolveFfmpeg(process.env['FFMPEG_PATH'] || undefined);
  process.stdout.write(`\nVideos with all files, rendered by themselves, with ${ffmpeg}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'factreel-bench-'));
  try {
    const slowness = new Map<StyleName, number>();
    for (const style of styles) slowness.set(style, await measure(style, SHORT, folder));
    const slowest = [...slowness].sort(([, a], [, b]) => b - a)[0]?.[0];
    if (short || !slowest) return;
    for (const seconds of LONG) await measure(slowest, seconds, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints a video's figures; gives its time as a share of the plain encode of both sizes. */
async function measure(style: StyleName, seconds: number, folder: string): Promise<number> {
  const job = await benchJob(JSON.parse(await readFile(EXAMPLE, 'utf8')) as object, style, seconds, folder);
  const outDir = await mkdtemp(join(folder, 'video-'));
  const all = await renderApart({ job, outDir, web: true });
  const single = await renderApart({ job, outDir, web: false });
  const alone = await encodeAlone(all.video, all.frames, folder);
  const length = all.frames / 30;
  row(`  ${style} ${length.toFixed(0)} s`, {
    render: `${all.seconds.toFixed(1)} s`,
    'of its length': (all.seconds / length).toFixed(2),
    'plain encode of both sizes': `${alone.both.toFixed(1)} s`,
    'all files to it': (all.seconds / alone.both).toFixed(2),
    'plain encode of 1080p': `${alone.full.toFixed(1)} s`,
    '1080p alone to that': (single.seconds / alone.full).toFixed(2),
    'peak memory': `${Math.round(all.peakBytes / 1e6)} MB`,
  });
  await rm(outDir, { recursive: true, force: true });
  return all.seconds / alone.both;
}
