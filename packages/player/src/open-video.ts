import {
  type FootageReel,
  type OpenVideo,
  prepareVideo,
  settledFrame,
  type SurfaceImage,
  type VideoJob,
  videoFonts,
} from '@app/picture';
import { BrowserSurface, type PageCanvas } from './browser-surface';
import { Faces, type FontBase } from './faces';
import { loadStyle } from './load-style';

/** Where a page finds what a video is drawn from. */
export interface VideoSources {
  fonts: FontBase;
  /** Address of each still of the job; null for one that cannot be had. */
  stills?: ReadonlyArray<string | null>;
  /** Addresses of the decoded frames of each cut of footage. */
  footage?: ReadonlyArray<readonly string[]>;
}

/** A video that a page can draw any frame of. */
export class PlayableVideo {
  constructor(private readonly video: OpenVideo<PageCanvas>) {}

  get width(): number {
    return this.video.timeline.stage.width;
  }

  get height(): number {
    return this.video.timeline.stage.height;
  }

  get fps(): number {
    return this.video.timeline.fps;
  }

  get frames(): number {
    return this.video.timeline.frames;
  }

  /** Scenes with the seconds at which they start and at which all of them stands. */
  get scenes(): Array<{ id: string; from: number; settled: number }> {
    return this.video.timeline.scenes.map((scene) => ({
      id: scene.id,
      from: scene.from / this.fps,
      settled: settledFrame(scene) / this.fps,
    }));
  }

  /** The picture at a time, seconds; valid until the next is drawn. */
  drawFrame(seconds: number): PageCanvas {
    const frame = Math.round(seconds * this.fps);
    return this.video.compositor.still(Math.max(0, Math.min(this.frames - 1, frame)));
  }
}

/** Faces by where they are served: loaded once a page. */
const FACES = new Map<string, Faces>();

/** Loads the style, faces and pictures, then resolves the timeline. Throws FacesMissingError and what `timelineIn` throws. */
export async function openVideo(job: VideoJob, sources: VideoSources): Promise<PlayableVideo> {
  const faces = facesOf(sources.fonts);
  const dressed = loadStyle(job.storyboard.style).then(async (style) => {
    await faces.load(videoFonts(style, job));
    return style;
  });
  const [stills, footage, style] = await Promise.all([
    loadStills(sources.stills ?? []),
    loadFootage(sources.footage ?? []),
    dressed,
  ]);
  return new PlayableVideo(prepareVideo(job, { style, surface: new BrowserSurface(faces), stills, footage }));
}

function facesOf(base: FontBase): Faces {
  const found = FACES.get(String(base)) ?? new Faces(base, faceSet());
  FACES.set(String(base), found);
  return found;
}

/** A worker has faces of its own. */
function faceSet(): FontFaceSet {
  return typeof document === 'undefined' ? (self as unknown as { fonts: FontFaceSet }).fonts : document.fonts;
}

/** Decoded pictures by index; what cannot be read is left out, as on the server. */
async function loadStills(addresses: ReadonlyArray<string | null>): Promise<Map<number, SurfaceImage>> {
  const images = await Promise.all(
    addresses.map(async (address) => (address === null ? null : await loadImage(address))),
  );
  return new Map(images.flatMap((image, index) => (image ? [[index, image] as const] : [])));
}

async function loadFootage(cuts: ReadonlyArray<readonly string[]>): Promise<Map<number, FootageReel>> {
  const reels = await Promise.all(cuts.map((frames) => Promise.all(frames.map(loadImage))));
  return new Map(
    reels.flatMap((images, index) =>
      images.length === 0
        ? []
        : [[index, { imageAt: (frame: number) => images[Math.max(0, Math.min(frame, images.length - 1))] ?? null }]],
    ),
  );
}

async function loadImage(address: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}
