import { readFile, writeFile } from 'node:fs/promises';
import { type Pause, pauseByClock, type SafeFetch } from '@app/platform';
import { keepImage, redraw } from '../check-image';
import { MediaError } from '../media.errors';
import {
  ClipMaker,
  type ClipOrder,
  ImageMaker,
  type ImageOrder,
  type MadeClip,
  type MadeImage,
  type MakeCall,
  MusicMaker,
  type MusicOrder,
} from '../media-maker';
import { probeRecording } from '../probe-recording';
import { fetchMadeFile, type MediaType } from './made-file';
import type { RemoteInputs } from './remote-inputs';
import { type RemoteQueue, runRemote } from './remote.queue';

/** A model behind a queue, and what fetching its files takes. */
export interface RemoteModel {
  queue: RemoteQueue;
  inputs: RemoteInputs;
  model: string;
  safeFetch: SafeFetch;
  ffmpegPath?: string;
  pause?: Pause;
}

/** Longest wait for each type of work. */
const LIMIT_MS: Readonly<Record<MediaType, number>> = { image: 120_000, video: 480_000, audio: 240_000 };
/** A seed travels inside the order, so it is kept small; no model looks at more. */
const SEED_SIDE = 1280;
const SHORTEST_S = 1;

async function run(
  remote: RemoteModel,
  type: MediaType,
  input: Record<string, unknown>,
  call: MakeCall,
): Promise<Buffer> {
  const order = { model: remote.model, input, limitMs: LIMIT_MS[type] };
  const answer = await runRemote(remote.queue, order, call, remote.pause ?? pauseByClock);
  return await fetchMadeFile(answer, type, remote.safeFetch, call.signal);
}

/** Pictures by fal or Replicate. */
export class RemoteImages extends ImageMaker {
  override readonly paid = true;

  constructor(private readonly remote: RemoteModel) {
    super();
  }

  override async make(order: ImageOrder, call: MakeCall): Promise<MadeImage> {
    return await keepImage(await run(this.remote, 'image', this.remote.inputs.image(order), call), call.outPath);
  }
}

/** Clips by fal or Replicate. */
export class RemoteClips extends ClipMaker {
  override readonly paid = true;

  constructor(private readonly remote: RemoteModel) {
    super();
  }

  override async make(order: ClipOrder, call: MakeCall): Promise<MadeClip> {
    const { jpeg } = await redraw(await readFile(order.seedPath), SEED_SIDE);
    const input = this.remote.inputs.clip(order, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
    await writeFile(call.outPath, await run(this.remote, 'video', input, call));
    const { seconds, video } = await probeRecording(call.outPath, this.remote.ffmpegPath, call.signal);
    if (!video || seconds < SHORTEST_S) throw new MediaError('bad_file', 'what the service made is no clip');
    return { ...video, seconds };
  }
}

/** Music by fal or Replicate. */
export class RemoteMusic extends MusicMaker {
  override readonly paid = true;

  constructor(private readonly remote: RemoteModel) {
    super();
  }

  override async make(order: MusicOrder, call: MakeCall): Promise<{ seconds: number }> {
    await writeFile(call.outPath, await run(this.remote, 'audio', this.remote.inputs.music(order), call));
    const { seconds, audio } = await probeRecording(call.outPath, this.remote.ffmpegPath, call.signal);
    if (!audio || seconds < SHORTEST_S) throw new MediaError('bad_file', 'what the service made holds no music');
    return { seconds };
  }
}
