import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { STYLE_NAMES, type FilmJob, type StyleName } from '@app/render';
import { benchJob } from './bench-job';
import { encodeAlone } from './encode-alone';
import type { RenderReport, RenderWork } from './render.process';
import { row } from './report';

const LENGTHS = [10, 30, 90];
const EXAMPLE = resolve(__dirname, '../../examples/pool.json');

/**
 * Films of 10, 30 and 90 s with all their files (1080p, 720p, sound, poster, captions), each rendered in a process of
 * its own, beside ffmpeg encoding the very same frames from a raw file with its default threads and the plain preset
 * (veryfast, crf 21 and 26). `bench film tabloid swiss-poster` measures only these styles, `bench film short` only 10 s.
 */
export async function filmBench(words: string[]): Promise<void> {
  const short = words.includes('short');
  const named = STYLE_NAMES.filter((style) => words.includes(style));
  const styles = named.length > 0 ? named : STYLE_NAMES;
  process.stdout.write('\nFilms with all files, rendered by themselves\n');
  const folder = await mkdtemp(join(tmpdir(), 'factreel-bench-'));
  try {
    for (const seconds of short ? LENGTHS.slice(0, 1) : LENGTHS) {
      // The slowest style decides; all of them are asked at the length that the goals are set for.
      for (const style of seconds === 30 || short || named.length > 0 ? styles : styles.slice(0, 1)) {
        await measure(style, seconds, folder);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(style: StyleName, seconds: number, folder: string): Promise<void> {
  const job = await benchJob(JSON.parse(await readFile(EXAMPLE, 'utf8')) as object, style, seconds, folder);
  const outDir = await mkdtemp(join(folder, 'film-'));
  const all = await render({ job, outDir });
  const alone = await encodeAlone(all.video, all.frames, folder);
  const length = all.frames / 30;
  row(`  ${style} ${length.toFixed(0)} s`, {
    render: `${all.seconds.toFixed(1)} s`,
    'of its length': (all.seconds / length).toFixed(2),
    'plain encode of both sizes': `${alone.both.toFixed(1)} s`,
    'all files to it': (all.seconds / alone.both).toFixed(2),
    'plain encode of 1080p': `${alone.full.toFixed(1)} s`,
    'all files to that': (all.seconds / alone.full).toFixed(2),
    'peak memory': `${Math.round(all.peakBytes / 1e6)} MB`,
  });
  await rm(outDir, { recursive: true, force: true });
}

/** One render in a fresh process, so that its memory is its own. */
function render(work: { job: FilmJob; outDir: string }): Promise<RenderReport> {
  return new Promise((done, failed) => {
    const request: RenderWork = work;
    const child = fork(join(__dirname, 'render.process.js'), [], { serialization: 'advanced', execArgv: [] });
    child.once('message', (report: RenderReport) => done(report));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The render ended with code ${code}`)));
    child.send(request);
  });
}
