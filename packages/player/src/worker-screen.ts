import type { VideoJob } from '@app/picture';
import type { VideoSources } from './open-video';
import type { Screen, VideoShape } from './screen';

/** A call of a page: one of these is set. */
export interface Asked {
  call: number;
  show?: OffscreenCanvas;
  open?: { job: VideoJob; sources: VideoSources };
  draw?: number;
  resize?: { width: number; height: number };
  picture?: number;
}

/** What a worker answers to the call of that number. */
export interface Answered {
  call: number;
  value?: unknown;
  fault?: { message: string; code?: string };
}

/** Draws in a worker, so that a page scrolls and types smoothly while a video plays. */
export class WorkerScreen implements Screen {
  private readonly waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  private calls = 0;

  private constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => this.answered(data));
    worker.addEventListener('error', () => this.failAll(new Error('The drawing worker has stopped')));
  }

  /** A canvas can be handed over once only. Null where this browser, or the page's policy, has no such workers. */
  static async on(canvas: HTMLCanvasElement): Promise<WorkerScreen | null> {
    if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in canvas)) return null;
    try {
      // Left to the page, which runs the worker from beside this file.
      const worker = new Worker(new URL(/* @vite-ignore */ './worker.mjs', import.meta.url), { type: 'module' });
      await begun(worker);
      const screen = new WorkerScreen(worker);
      const show = canvas.transferControlToOffscreen();
      await screen.ask({ show }, [show]);
      return screen;
    } catch {
      return null;
    }
  }

  async open(job: VideoJob, sources: VideoSources): Promise<VideoShape> {
    return (await this.ask({ open: { job, sources: { ...sources, fonts: String(sources.fonts) } } })) as VideoShape;
  }

  async draw(frame: number): Promise<void> {
    await this.ask({ draw: frame });
  }

  resize(width: number, height: number): void {
    void this.ask({ resize: { width, height } }).catch(() => undefined);
  }

  async picture(frame: number): Promise<Blob> {
    return (await this.ask({ picture: frame })) as Blob;
  }

  close(): void {
    this.worker.terminate();
    this.failAll(new Error('The player was taken off its page'));
  }

  private async ask(what: Omit<Asked, 'call'>, handed: Transferable[] = []): Promise<unknown> {
    this.calls += 1;
    const call = this.calls;
    const answer = new Promise((done, fail) => this.waiting.set(call, { done, fail }));
    this.worker.postMessage({ ...what, call } satisfies Asked, handed);
    return await answer;
  }

  private answered({ call, value, fault }: Answered): void {
    const waiting = this.waiting.get(call);
    this.waiting.delete(call);
    if (fault) waiting?.fail(Object.assign(new Error(fault.message), { code: fault.code }));
    else waiting?.done(value);
  }

  private failAll(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}

/** Resolves when a worker's modules have run; rejects where they cannot be loaded. */
async function begun(worker: Worker): Promise<void> {
  await new Promise<void>((done, fail) => {
    worker.addEventListener('message', () => done(), { once: true });
    worker.addEventListener('error', () => fail(new Error('The worker cannot be loaded')), { once: true });
  });
}
