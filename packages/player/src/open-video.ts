import {
  type FootageReel,
  type NewInks,
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
import type { VideoShape } from './screen';

/** How pictures are asked for. */
export type Asking = Pick<RequestInit, 'credentials'> & { headers?: Record<string, string> };

/** Where a page finds what a video is drawn from. */
export interface VideoSources {
  fonts: FontBase;
  /** Address of each still of the job; null for one that cannot be had. */
  stills?: ReadonlyArray<string | null>;
  /** Addresses of the decoded frames of each cut of footage. */
  footage?: ReadonlyArray<readonly string[]>;
  asking?: Asking;
}

/** A video that a page can draw any frame of. */
export class PlayableVideo {
  private constructor(
    private readonly video: OpenVideo<PageCanvas>,
    private readonly open: (grid: number) => PlayableVideo,
    private readonly grid: number,
  ) {}

  /** Resolves the timeline once; `prepare` is asked again for another grid, and is given the inks that were found. */
  static of(prepare: (grid: number, inks?: NewInks) => OpenVideo<PageCanvas>): PlayableVideo {
    const first = prepare(1);
    const open = (grid: number): PlayableVideo =>
      new PlayableVideo(grid === 1 ? first : prepare(grid, first.inks), open, grid);
    return new PlayableVideo(first, open, 1);
  }

  get shape(): VideoShape {
    const { stage, fps, frames, scenes } = this.video.timeline;
    return {
      width: stage.width,
      height: stage.height,
      fps,
      frames,
      scenes: scenes.map(({ id, from, frames: long, lineFrom }) => ({
        id,
        from,
        frames: long,
        lineFrom,
        settled: settledFrame({ from, frames: long }),
      })),
    };
  }

  /** A frame's picture; valid until the next is drawn. */
  drawFrame(frame: number): PageCanvas {
    const last = this.video.timeline.frames - 1;
    return this.video.compositor.still(Math.max(0, Math.min(last, frame)));
  }

  /** The same video drawn with one pixel for so many of its own: much less work where it is shown small. */
  coarse(grid: number): PlayableVideo {
    return grid === this.grid ? this : this.open(grid);
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
    loadStills(sources.stills ?? [], sources.asking),
    loadFootage(sources.footage ?? [], sources.asking),
    dressed,
  ]);
  const surface = new BrowserSurface(faces);
  return PlayableVideo.of((grid, inks) => {
    const shown = grid === 1 ? surface : new BrowserSurface(faces, grid);
    return prepareVideo(inks ? { ...job, inks } : job, { style, surface, shown, stills, footage });
  });
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
async function loadStills(
  addresses: ReadonlyArray<string | null>,
  asking?: Asking,
): Promise<Map<number, SurfaceImage>> {
  const images = await Promise.all(
    addresses.map(async (address) => (address === null ? null : await loadImage(address, asking))),
  );
  return new Map(images.flatMap((image, index) => (image ? [[index, image] as const] : [])));
}

async function loadFootage(cuts: ReadonlyArray<readonly string[]>, asking?: Asking): Promise<Map<number, FootageReel>> {
  const reels = await Promise.all(
    cuts.map(async (frames) => await Promise.all(frames.map(async (frame) => await loadImage(frame, asking)))),
  );
  return new Map(
    reels.flatMap((images, index) =>
      images.length === 0
        ? []
        : [[index, { imageAt: (frame: number) => images[Math.max(0, Math.min(frame, images.length - 1))] ?? null }]],
    ),
  );
}

async function loadImage(address: string, asking?: Asking): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address, asking);
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}
