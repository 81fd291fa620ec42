import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { designerOf, VideoDesigner, MODEL_CONFIG } from '@app/design';
import { chooseMakers, dressVideo, FetchClipsService, MEDIA_CONFIG } from '@app/media';
import { VoiceCast, VOICES_CONFIG } from '@app/voices';
import { loadConfig, SafeFetch } from '@app/platform';
import { renderVideo } from '@app/render';
import { FetchStillsService, FFMPEG_CONFIG } from '@app/sources';
import { mediaWishes, provenDesign, RENDERING_CONFIG, SourceDesigner } from '@app/videos';
import { HomeStudio } from './make/home.studio';
import { readOrder } from './make/read-order';
import type { Given } from './program/command';
import type { Terminal } from './program/terminal';
import { ProgressBar } from './progress-bar';

/** One video from a terminal: no server, no key. */
export async function make({ words }: Given, { environment, signal }: Terminal): Promise<void> {
  const { video: asked, out, keep } = await readOrder(words, (path) => readFile(path, 'utf8'));
  const parts = [FFMPEG_CONFIG, MEDIA_CONFIG, MODEL_CONFIG, RENDERING_CONFIG, VOICES_CONFIG];
  const config = loadConfig('cli', environment, parts);
  const ffmpegPath = FFMPEG_CONFIG.of(config);
  const safeFetch = new SafeFetch(config.fetchAllow);
  const voices = new VoiceCast({ voices: VOICES_CONFIG.of(config), dataDir: config.dataDir });
  const designer = new VideoDesigner(designerOf(MODEL_CONFIG.of(config)), voices);
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'factreel-make-')));
  const bar = new ProgressBar(process.stderr);
  try {
    await mkdir(folder, { recursive: true });
    bar.show(0, 'designing');
    const designed = await new SourceDesigner(
      designer,
      new FetchStillsService(safeFetch),
      new FetchClipsService(safeFetch, ffmpegPath),
    ).design(asked, folder, signal);
    const studio = new HomeStudio(chooseMakers(MEDIA_CONFIG.of(config), safeFetch, ffmpegPath), signal);
    const wishes = mediaWishes(asked.media, designed.facts, asked.targetSeconds);
    const dressed = await dressVideo(designed, wishes, studio, folder);
    const warnings = [...designed.warnings, ...dressed.warnings, ...studio.warnings];
    const { design: video } = provenDesign({ ...designed, ...dressed, warnings });
    if (keep) {
      const { storyboard, narration, stills, footage, sounds } = video;
      const job = { storyboard, narration, stills, footage, sounds };
      await writeFile(join(keep, 'job.json'), JSON.stringify(job, null, 2));
    }
    bar.show(0.15, 'rendering');
    const files = await renderVideo(video, {
      outDir: folder,
      signal,
      ffmpegPath,
      parallel: RENDERING_CONFIG.of(config).parallel,
      onProgress: (share) => bar.show(0.15 + share * 0.85, 'rendering'),
    });
    await mkdir(dirname(out), { recursive: true });
    await copyFile(files.video, out);
    bar.end();
    for (const { message } of [...video.warnings, ...files.warnings]) process.stderr.write(`warning: ${message}\n`);
    process.stdout.write(`${out}\n`);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    designer.onApplicationShutdown();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}
