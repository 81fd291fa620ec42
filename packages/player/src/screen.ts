import type { VideoJob } from '@app/picture';
import { openVideo, type PlayableVideo, type VideoSources } from './open-video';

/** A scene of an open video, frames. */
export interface SceneShape {
  id: string;
  from: number;
  frames: number;
  /** Where its line begins to be heard. */
  lineFrom: number;
  /** Where all of it stands. */
  settled: number;
}

/** What a page knows of an open video. */
export interface VideoShape {
  width: number;
  height: number;
  fps: number;
  frames: number;
  scenes: SceneShape[];
}

/** Shows the frames of one video at a time on a canvas. */
export interface Screen {
  /** Takes the place of the video that was open, once it is ready to draw. Throws what `openVideo` throws. */
  open(job: VideoJob, sources: VideoSources): Promise<VideoShape>;
  /** Resolves when the frame is on the canvas. */
  draw(frame: number): Promise<void>;
  /** Pixels of the canvas. */
  resize(width: number, height: number): void;
  /** A frame at full size, PNG. */
  picture(frame: number): Promise<Blob>;
  close(): void;
}

/** Draws where it stands: in a worker, or in a page that has none. */
export class CanvasScreen implements Screen {
  private video: PlayableVideo | null = null;
  /** The same at no more pixels than the canvas has use for. */
  private small: PlayableVideo | null = null;
  private readonly ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  private shown = 0;

  constructor(private readonly canvas: HTMLCanvasElement | OffscreenCanvas) {
    // Both have the same method; a union of overloads cannot be called.
    const ctx = (canvas as OffscreenCanvas).getContext('2d', { alpha: false });
    if (!ctx) throw new Error('This browser draws on no canvas');
    this.ctx = ctx;
  }

  async open(job: VideoJob, sources: VideoSources): Promise<VideoShape> {
    const video = await openVideo(job, sources);
    this.video = video;
    this.small = null;
    return video.shape;
  }

  async draw(frame: number): Promise<void> {
    this.shown = frame;
    this.paint();
    await Promise.resolve();
  }

  resize(width: number, height: number): void {
    if (this.canvas.width === width && this.canvas.height === height) return;
    this.canvas.width = width;
    this.canvas.height = height;
    this.small = null;
    // A canvas is blank after that.
    this.paint();
  }

  async picture(frame: number): Promise<Blob> {
    if (!this.video) throw new Error('No video is open');
    return await this.video.drawFrame(frame).convertToBlob({ type: 'image/png' });
  }

  close(): void {
    this.video = this.small = null;
  }

  private paint(): void {
    if (!this.video) return;
    const { width, height } = this.canvas;
    // So many of the video's pixels are not seen apart.
    this.small ??= this.video.coarse(Math.max(1, Math.floor(this.video.shape.width / Math.max(1, width) + 0.01)));
    this.ctx.imageSmoothingQuality = 'medium';
    this.ctx.drawImage(this.small.drawFrame(this.shown), 0, 0, width, height);
  }
}
