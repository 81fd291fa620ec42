import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { text, url } = variable;
/** `owner/name`, with a version or a path behind it; `none` leaves this kind of work to others. */
const model = z.string().regex(/^(none|[\w.-]+(\/[\w.:-]+)+)$/, 'must be owner/model or none');

const variables = {
  IMAGES_BASE_URL: url.optional(),
  IMAGES_API_KEY: text.optional(),
  IMAGES_MODEL: text.default('gpt-image-1'),
  FAL_BASE_URL: url.default('https://queue.fal.run'),
  FAL_API_KEY: text.optional(),
  FAL_IMAGE_MODEL: model.default('fal-ai/flux/schnell'),
  FAL_CLIP_MODEL: model.default('fal-ai/kling-video/v1.6/standard/image-to-video'),
  FAL_MUSIC_MODEL: model.default('fal-ai/stable-audio'),
  REPLICATE_BASE_URL: url.default('https://api.replicate.com'),
  REPLICATE_API_KEY: text.optional(),
  REPLICATE_IMAGE_MODEL: model.default('black-forest-labs/flux-schnell'),
  REPLICATE_CLIP_MODEL: model.default('wan-video/wan-2.2-i2v-fast'),
  REPLICATE_MUSIC_MODEL: model.default('meta/musicgen'),
};

/** A service of OpenAI's format that makes pictures. */
interface ImageServerConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** A service behind a queue; a model that is undefined is not to be used. */
export interface MediaServiceConfig {
  baseUrl: string;
  apiKey: string;
  imageModel: string | undefined;
  clipModel: string | undefined;
  musicModel: string | undefined;
}

/** Who makes pictures, clips and music; where nobody does, the house draws and plays, free of charge. */
export interface MediaConfig {
  /** Set where `IMAGES_BASE_URL` or `IMAGES_API_KEY` is. */
  images: ImageServerConfig | undefined;
  /** Set where its key is. */
  fal: MediaServiceConfig | undefined;
  replicate: MediaServiceConfig | undefined;
}

/** Services that make pictures, clips and music. */
export const MEDIA_CONFIG = ConfigPart.from('media', variables, (env): MediaConfig => {
  const { IMAGES_BASE_URL: baseUrl, IMAGES_API_KEY: apiKey, IMAGES_MODEL: imagesModel } = env;
  return {
    images:
      baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openai.com', apiKey, model: imagesModel } : undefined,
    fal: service(env.FAL_BASE_URL, env.FAL_API_KEY, env.FAL_IMAGE_MODEL, env.FAL_CLIP_MODEL, env.FAL_MUSIC_MODEL),
    replicate: service(
      env.REPLICATE_BASE_URL,
      env.REPLICATE_API_KEY,
      env.REPLICATE_IMAGE_MODEL,
      env.REPLICATE_CLIP_MODEL,
      env.REPLICATE_MUSIC_MODEL,
    ),
  };
});

function service(baseUrl: string, apiKey: string | undefined, ...models: string[]): MediaServiceConfig | undefined {
  if (apiKey === undefined) return undefined;
  const [imageModel, clipModel, musicModel] = models.map((name) => (name === 'none' ? undefined : name));
  return { baseUrl, apiKey, imageModel, clipModel, musicModel };
}
