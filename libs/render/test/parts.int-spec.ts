import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveFfmpeg } from '../src/encode/resolve-ffmpeg';
import { joinParts } from '../src/parts/join-parts';
import { planParts } from '../src/parts/plan-parts';
import { type PartReport, renderPart } from '../src/parts/render-part';
import { renderVideo } from '../src/render-video';
import { runFfmpeg } from '../src/sound/library/ffmpeg.process';
import type { VideoFiles, VideoJob, VideoWarning } from '@app/picture';
import { sampleJob } from '../../picture/test/sample-job';

describe('a video made by parts', () => {
  let folder: string;
  let job: VideoJob;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parts-'));
    const clip = join(folder, 'clip.mp4');
    const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=25:duration=2'];
    await runFfmpeg(resolveFfmpeg(), [...source, '-pix_fmt', 'yuv420p', clip]);
    const cut = { path: clip, width: 640, height: 360, from: 0, to: 2, speed: 1, subject: { x: 0.5, y: 0.5 }, alt: '' };
    job = { ...sampleJob({ only: ['hero', 'footage', 'bars', 'end'], style: 'swiss-poster' }), footage: [cut] };
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function emptyFolder(name: string): Promise<string> {
    const path = join(folder, name);
    await mkdir(path);
    return path;
  }

  /** Each in a folder of its own, as on a machine of its own. */
  async function madeByParts(): Promise<VideoFiles> {
    const partsDir = await emptyFolder('parts');
    const planned = planParts(job);
    expect(planned.map(({ name }) => name)).toEqual(['sound', ...planned.slice(1).map((_, n) => `segment-00${n}`)]);
    expect(planned.length).toBeGreaterThan(2);
    expect(planned.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const reports: PartReport[] = [];
    for (const { name, reads } of planned) {
      const outDir = await emptyFolder(name);
      const report = await renderPart(withOnly(job, reads), name, { outDir });
      for (const file of report.files) await rename(join(outDir, file), join(partsDir, file));
      // As through a table.
      reports.push(JSON.parse(JSON.stringify(report)) as PartReport);
    }
    return await joinParts(withOnly(job, []), reports, { outDir: await emptyFolder('joined'), partsDir });
  }

  it('has the bytes and the findings of one that is made in one place, and each part reads what it says alone', async () => {
    const whole = await renderVideo(job, { outDir: await emptyFolder('whole') });
    const joined = await madeByParts();
    expect(joined.sha256).toBe(whole.sha256);
    expect(facts(joined)).toEqual(facts(whole));
  }, 240_000);
});

/** The job as a machine has it that has fetched those files alone. */
function withOnly(job: VideoJob, reads: readonly string[]): VideoJob {
  const path = (known: string): string => (reads.includes(known) ? known : 'not-fetched');
  return {
    ...job,
    narration: {
      ...job.narration,
      lines: job.narration.lines.map((line) => ({ ...line, audioPath: line.audioPath && path(line.audioPath) })),
    },
    stills: job.stills.map((still) => ({ ...still, path: path(still.path) })),
    footage: (job.footage ?? []).map((cut) => ({ ...cut, path: path(cut.path) })),
  };
}

function facts({ width, height, frames, durationMs, scenes, encoder, warnings }: VideoFiles) {
  const told = ({ code, scene, atMs, message }: VideoWarning): string => `${code} ${scene} ${atMs} ${message}`;
  return { width, height, frames, durationMs, scenes, encoder, warnings: warnings.map(told).sort() };
}
