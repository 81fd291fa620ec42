import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { VideoDesigner } from '@app/design';
import { FetchClipsService } from '@app/media';
import { VoiceCast, VOICES_CONFIG } from '@app/voices';
import { loadConfig, SafeFetch } from '@app/platform';
import { contactSheet, filmStrip, loopVideo, openVideo, previewVideo, stackSheets, serverSurface } from '@app/render';
import { type VideoJob, LoopSceneError, proveVideo } from '@app/picture';
import { FetchStillsService, FFMPEG_CONFIG } from '@app/sources';
import { SourceDesigner } from '@app/videos';
import { inLook, readVideoFile, type VideoFile } from './video/video-file';
import { readVideoWords, type VideoWords } from './video/read-video-words';
import { proofTable } from './video/proof-table';
import { readPayload } from './make/read-order';
import type { Given } from './program/command';
import { CommandError } from './program/exit-codes';
import type { Terminal } from './program/terminal';

/** Pictures and previews of a video, for those who look at styles and stories: no server, no key. */
export async function video(given: Given, { environment, signal }: Terminal): Promise<void> {
  const words = readVideoWords(given.words);
  const config = loadConfig('cli', environment, [FFMPEG_CONFIG, VOICES_CONFIG]);
  const files = await Promise.all(words.files.map(readVideoFile));
  const safeFetch = new SafeFetch(config.fetchAllow);
  const voices = new VoiceCast({ voices: VOICES_CONFIG.of(config), dataDir: config.dataDir });
  const designer = new VideoDesigner(undefined, voices);
  const folder = await mkdtemp(join(tmpdir(), 'factreel-video-'));
  try {
    const sources = new SourceDesigner(
      designer,
      new FetchStillsService(safeFetch),
      new FetchClipsService(safeFetch, FFMPEG_CONFIG.of(config)),
    );
    const workshop = { sources, designer, folder, signal };
    const opens = files.map(
      (file): Open =>
        (style, format) =>
          jobOf(file, { style, format }, workshop),
    );
    await mkdir(dirname(words.out), { recursive: true });
    await MAKERS[words.command](words, opens, signal);
  } catch (error) {
    if (error instanceof LoopSceneError) throw new CommandError(error.message, { cause: error });
    throw error;
  } finally {
    designer.onApplicationShutdown();
    await rm(folder, { recursive: true, force: true });
  }
}

type Look = {
  style: VideoJob['storyboard']['style'] | undefined;
  format: VideoJob['storyboard']['format'] | undefined;
};
type Open = (style: Look['style'], format: Look['format']) => Promise<VideoJob>;

const MAKERS: Record<VideoWords['command'], (words: VideoWords, opens: Open[], signal: AbortSignal) => Promise<void>> =
  {
    async sheet(words, opens, signal) {
      const sheets = await drawn(words, opens, signal, (job) =>
        contactSheet(job, { everySeconds: words.every, scale: words.scale, columns: words.columns }),
      );
      await writePicture(words.out, stackSheets(sheets));
    },
    async strip(words, opens, signal) {
      const strips = await drawn(words, opens, signal, (job) => filmStrip(job, words));
      await writePicture(words.out, stackSheets(strips, words.columns));
    },
    async still(words, [open]) {
      for (const { style, format, out } of looksOf(words)) {
        if (!open) return;
        const { timeline, compositor } = await openVideo(await open(style, format));
        const frame = Math.min(timeline.frames - 1, Math.round(words.at * timeline.fps));
        await writePicture(out, compositor.still(frame));
      }
    },
    async play(words, [open], signal) {
      for (const { style, format, out } of looksOf(words)) {
        if (!open) return;
        await previewVideo(await open(style, format), out, { signal });
        process.stdout.write(`${out}\n`);
      }
    },
    async loop(words, [open], signal) {
      for (const { style, format, out } of looksOf(words)) {
        const files = { video: out, poster: out.replace(/(\.mp4)?$/, '.webp') };
        if (open) await loopVideo(await open(style, format), { ...words, files, signal });
        process.stdout.write(`${out}\n`);
      }
    },
    async proof(words, [open]) {
      for (const { style, format } of looksOf(words)) {
        if (open) process.stdout.write(proofTable(proveVideo(await open(style, format), serverSurface)));
      }
    },
  };

/** Draws every video in every look, one after the other. */
async function drawn(
  words: VideoWords,
  opens: Open[],
  signal: AbortSignal,
  draw: (job: VideoJob) => Promise<Sheet>,
): Promise<Array<{ sheet: Sheet; name: string }>> {
  const sheets: Array<{ sheet: Sheet; name: string }> = [];
  for (const { style, format } of looksOf(words))
    for (const open of opens) {
      signal.throwIfAborted();
      const job = await open(style, format);
      const { storyboard } = job;
      const name = opens.length > 1 ? `${storyboard.style} · ${storyboard.title}` : storyboard.style;
      sheets.push({ sheet: await draw(job), name: words.formats ? `${name} · ${storyboard.format}` : name });
    }
  return sheets;
}

type Sheet = Awaited<ReturnType<typeof contactSheet>>;

/** Every look that is asked for, each with a file name of its own where there are several. */
function looksOf({ styles, formats, out }: VideoWords): Array<Look & { out: string }> {
  const looks = (styles ?? [undefined]).flatMap((style) =>
    (formats ?? [undefined]).map((format) => ({ style, format })),
  );
  if (looks.length === 1) return looks.map((look) => ({ ...look, out }));
  const ending = extname(out);
  return looks.map((look) => {
    const name = [look.style, look.format?.replace(':', 'x')].filter(Boolean).join('-');
    return { ...look, out: `${out.slice(0, out.length - ending.length)}-${name}${ending}` };
  });
}

interface Workshop {
  sources: SourceDesigner;
  designer: VideoDesigner;
  folder: string;
  signal: AbortSignal;
}

/** A payload is designed anew for every style: its words and layouts belong to it. */
async function jobOf(file: VideoFile, { style, format }: Look, workshop: Workshop): Promise<VideoJob> {
  const { sources, designer, signal } = workshop;
  if (file.kind === 'job') return inLook(file.job, style, format);
  const folder = await mkdtemp(join(workshop.folder, 'video-'));
  if (file.kind === 'storyboard') {
    const { narration } = await designer.speak(file.storyboard, {}, folder, signal);
    return inLook({ storyboard: file.storyboard, narration, stills: [] }, style, format);
  }
  const video = readPayload(file.payload, { style, format });
  // Looks are compared by what the payload brings: nothing is made for them, whoever is configured to.
  const media = {
    ...video.media,
    images: video.media.images === 'auto' ? 'source' : video.media.images,
    clips: false,
  } as const;
  return sources.design({ ...video, media }, folder, signal);
}

/** A JPEG or a PNG, by the file's name. */
async function writePicture(path: string, picture: Sheet): Promise<void> {
  const bytes = /\.jpe?g$/i.test(path) ? await picture.encode('jpeg', 82) : await picture.encode('png');
  await writeFile(path, bytes);
  process.stdout.write(`${path}\n`);
}
