import { CanvasScreen } from './screen';
import type { Asked, Answered } from './worker-screen';

let screen: CanvasScreen | null = null;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data);
});

/** A screen's methods, called from the page; each call is answered under its number. */
async function answer({ call, ...asked }: Asked): Promise<void> {
  try {
    tell({ call, value: await perform(asked) });
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    tell({ call, fault: { message, ...(code === undefined ? {} : { code }) } });
  }
}

async function perform(asked: Omit<Asked, 'call'>): Promise<unknown> {
  if (asked.show) screen = new CanvasScreen(asked.show);
  if (!screen) throw new Error('There is no canvas yet');
  if (asked.resize) screen.resize(asked.resize.width, asked.resize.height);
  if (asked.open) return await screen.open(asked.open.job, asked.open.sources);
  if (asked.draw !== undefined) await screen.draw(asked.draw);
  if (asked.picture !== undefined) return await screen.picture(asked.picture);
  return undefined;
}

function tell(message: Answered): void {
  (self as unknown as { postMessage(message: Answered): void }).postMessage(message);
}

// The page hands its canvas over only to a worker that is there.
tell({ call: 0 });
