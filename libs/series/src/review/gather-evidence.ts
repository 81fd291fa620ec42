import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { digestOf } from '@app/platform';
import {
  checkVideo,
  drawStills,
  type OpenVideo,
  openVideo,
  type SceneStill,
  serverSurface,
  TEST_SCALE,
} from '@app/render';
import { faintTexts, measureBoxes, proveVideo, type Scene } from '@app/picture';
import { type MediaProcess, UnusableMediaError } from '@app/sources';
import { type ComparedPicture, type ComparedText, differenceOf, grayOf, shareOfOther } from './compare-pictures';
import type { FaintLine, VideoEvidence, ReviewedVideo } from './video-evidence';
import { locateLines } from './locate-lines';
import { type VideoReading, readVideo } from './read-video';

/** Pictures are compared at this share of the size: a codec's noise vanishes in squares of four pixels, a digit of small type does not. */
const SCALE = 1 / 2;
const QUALITY = 92;
/** Share of a scene at which everything has entered and nothing has left. */
const SETTLED = 0.7;

/** What measuring needs beside the video: a folder for scratch files, and the programs. */
export interface EvidenceTools {
  media: MediaProcess;
  ffmpegPath?: string;
  folder: string;
  signal: AbortSignal;
}

/**
 * Measures a rendered video: lays it out anew, decodes its file once, and holds the one against the other. A file that
 * cannot be read is evidence too. Throws what the renderer throws for a storyboard that cannot be laid out, `NoRoomError`,
 * and the signal's reason.
 */
export async function gatherEvidence(video: ReviewedVideo, tools: EvidenceTools): Promise<VideoEvidence> {
  const { job, files } = video;
  const { ffmpegPath, signal } = tools;
  const drawn = await openVideo(job);
  const layout = await checkVideo(drawn, job, signal);
  const scale = job.test ? TEST_SCALE : SCALE;
  const stills = comparable(job, await drawStills(job, { scale, quality: QUALITY, ffmpegPath, signal }));
  const reading = files.video ? await readOrNull(files.video, stills, drawn, tools) : null;
  const pictures = await compareAll(drawn, job, { stills, scale }, reading);
  return {
    ...video,
    folder: tools.folder,
    drawn,
    layout,
    faint: faintLines(drawn, job),
    provenNow: proveVideo(job, serverSurface, drawn.timeline),
    reading,
    sha256: files.video ? (await digestOf(createReadStream(files.video))).sha256 : null,
    ...pictures,
    captions: { vtt: await textOf(files.vtt), srt: await textOf(files.srt) },
    heard: reading?.voice ? await locateLines(job, drawn.timeline, reading.voice) : [],
  };
}

/** Recordings are not decoded for a review: what stands over them was judged when the video was rendered. */
export function faintLines({ timeline, envAt }: OpenVideo, { storyboard }: ReviewedVideo['job']): FaintLine[] {
  return timeline.scenes.flatMap(({ from, frames }, index) => {
    const scene = storyboard.scenes[index];
    if (!scene || isMoving(scene)) return [];
    const frame = from + Math.floor(frames * SETTLED);
    const atMs = Math.round((frame * 1000) / timeline.fps);
    return faintTexts(timeline, frame, envAt(frame)).map((text) => ({ ...text, scene: index + 1, atMs }));
  });
}

/** Stills of footage show its first moment alone, whatever moment the video shows. */
function comparable({ storyboard }: ReviewedVideo['job'], stills: readonly SceneStill[]): SceneStill[] {
  return stills.filter(({ sceneId }) => !storyboard.scenes.some((scene) => scene.id === sceneId && isMoving(scene)));
}

function isMoving({ layout, bed }: Scene): boolean {
  return layout === 'footage' || (bed !== undefined && 'footage' in bed);
}

async function readOrNull(
  path: string,
  stills: readonly SceneStill[],
  { timeline: { fps } }: OpenVideo,
  { media, folder, signal }: EvidenceTools,
): Promise<VideoReading | null> {
  const { width = 0, height = 0 } = stills[0] ?? {};
  const frames = stills.map(({ atMs }) => Math.round((atMs * fps) / 1000));
  try {
    return await readVideo(media, path, { frames, width, height }, { folder, fps, signal });
  } catch (error) {
    if (error instanceof UnusableMediaError) return null;
    throw error;
  }
}

async function compareAll(
  { timeline, envAt }: OpenVideo,
  job: ReviewedVideo['job'],
  { stills, scale }: { stills: readonly SceneStill[]; scale: number },
  reading: VideoReading | null,
): Promise<{ compared: ComparedText[]; pictures: ComparedPicture[] }> {
  const compared: ComparedText[] = [];
  const pictures: ComparedPicture[] = [];
  for (const [index, still] of stills.entries()) {
    const shown = reading?.pictures[index];
    if (!shown) continue;
    const { atMs } = still;
    const frame = Math.round((atMs * timeline.fps) / 1000);
    const scene = job.storyboard.scenes.findIndex(({ id }) => id === still.sceneId) + 1;
    const drawn = await grayOf(still);
    pictures.push({ scene, atMs, share: shareOfOther(drawn, shown) });
    // In a test the small type is too small for a codec: a right digit differs there as a wrong one does.
    if (job.test) continue;
    for (const box of measureBoxes(timeline, frame, envAt(frame).measurer)) {
      compared.push({ scene, atMs, layer: box.layer, difference: differenceOf(drawn, shown, box, scale) });
    }
  }
  return { compared, pictures };
}

async function textOf(path: string | null): Promise<string | null> {
  return path === null ? null : await readFile(path, 'utf8');
}
