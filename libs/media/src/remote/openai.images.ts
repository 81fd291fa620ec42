import { z } from 'zod';
import type { SafeFetch } from '@app/platform';
import { keepImage } from '../check-image';
import { MediaError } from '../media.errors';
import { ImageMaker, type ImageOrder, type MadeImage, type MakeCall } from '../media-maker';
import { fetchMadeFile } from './made-file';
import type { ProviderHttp } from './provider.http';

const generated = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/** Sizes that a family of models takes, by the form of the frame; the last family is everybody else's. */
const SIZES = [
  { models: /^dall-e-3/, tall: '1024x1792', wide: '1792x1024', square: '1024x1024' },
  { models: /^dall-e-2/, tall: '1024x1024', wide: '1024x1024', square: '1024x1024' },
  { models: /^/, tall: '1024x1536', wide: '1536x1024', square: '1024x1024' },
] as const;

/** Pictures by `/v1/images/generations`, from OpenAI or any server of its format. */
export class OpenAiImages extends ImageMaker {
  override readonly paid = true;

  constructor(
    private readonly http: ProviderHttp,
    private readonly model: string,
    private readonly safeFetch: SafeFetch,
  ) {
    super();
  }

  override async make(order: ImageOrder, { outPath, signal }: MakeCall): Promise<MadeImage> {
    const { prompt } = order;
    const body = { model: this.model, prompt, n: 1, size: sizeFor(this.model, order) };
    const answer = generated.safeParse(await this.http.post('/v1/images/generations', body, signal));
    if (!answer.success) throw new MediaError('bad_answer', 'the service did not answer in its own format');
    const made = answer.data.data.map(({ b64_json: base64, url }) =>
      base64 ? `data:image/png;base64,${base64}` : (url ?? null),
    );
    return await keepImage(await fetchMadeFile(made, 'image', this.safeFetch, signal), outPath);
  }
}

function sizeFor(model: string, { width, height }: { width: number; height: number }): string {
  const sizes = SIZES.find(({ models }) => models.test(model)) ?? SIZES[2];
  return width === height ? sizes.square : width < height ? sizes.tall : sizes.wide;
}
