import type { SafeFetch } from '@app/platform';
import type { MediaConfig, MediaServiceConfig } from './media.config';
import type { ClipMaker, ImageMaker, MusicMaker } from './media-maker';
import { DesignedBackdrops, MovedStills, StyleBeds } from './offline.makers';
import { FalQueue } from './remote/fal.queue';
import { OpenAiImages } from './remote/openai.images';
import { ProviderHttp } from './remote/provider.http';
import { falInputs, replicateInputs } from './remote/remote-inputs';
import { RemoteClips, RemoteImages, RemoteMusic, type RemoteModel } from './remote/remote.makers';
import { ReplicateQueue } from './remote/replicate.queue';

/** The makers of this installation. */
export interface MediaMakers {
  images: ImageMaker;
  clips: ClipMaker;
  music: MusicMaker;
}

/** A queue takes and tells quickly; a service that draws while one waits does not. */
const QUEUE_TIMEOUT_MS = 30_000;
const IMAGE_TIMEOUT_MS = 120_000;

/** Binds each port to the first service that is configured for it: OpenAI's format, fal, Replicate, else the house. */
export function chooseMakers(
  { images, fal, replicate }: MediaConfig,
  safeFetch: SafeFetch,
  ffmpegPath: string | undefined,
): MediaMakers {
  const services = [...(fal ? [falModels(fal)] : []), ...(replicate ? [replicateModels(replicate)] : [])];
  const remote = (kind: 'imageModel' | 'clipModel' | 'musicModel'): RemoteModel | null => {
    for (const { settings, queue, inputs } of services) {
      const model = settings[kind];
      if (model !== undefined) return { queue, inputs, model, safeFetch, ffmpegPath };
    }
    return null;
  };
  const [image, clip, music] = [remote('imageModel'), remote('clipModel'), remote('musicModel')];
  return {
    images: images ? openAiImages(images, safeFetch) : image ? new RemoteImages(image) : new DesignedBackdrops(),
    clips: clip ? new RemoteClips(clip) : new MovedStills(),
    music: music ? new RemoteMusic(music) : new StyleBeds(),
  };
}

function openAiImages(
  { baseUrl, apiKey, model }: NonNullable<MediaConfig['images']>,
  safeFetch: SafeFetch,
): ImageMaker {
  const authorization = apiKey === undefined ? undefined : `Bearer ${apiKey}`;
  const http = new ProviderHttp({ name: 'images', baseUrl, authorization, timeoutMs: IMAGE_TIMEOUT_MS });
  return new OpenAiImages(http, model, safeFetch);
}

function falModels(settings: MediaServiceConfig) {
  const authorization = `Key ${settings.apiKey}`;
  const http = new ProviderHttp({ name: 'fal', baseUrl: settings.baseUrl, authorization, timeoutMs: QUEUE_TIMEOUT_MS });
  return { settings, inputs: falInputs, queue: new FalQueue(http) };
}

function replicateModels(settings: MediaServiceConfig) {
  const authorization = `Bearer ${settings.apiKey}`;
  const http = new ProviderHttp({
    name: 'replicate',
    baseUrl: settings.baseUrl,
    authorization,
    timeoutMs: QUEUE_TIMEOUT_MS,
  });
  return { settings, inputs: replicateInputs, queue: new ReplicateQueue(http) };
}
