import { loadConfig } from '@app/platform';
import { MEDIA_CONFIG } from './media.config';

const read = (environment: NodeJS.ProcessEnv) => MEDIA_CONFIG.of(loadConfig('worker', environment, [MEDIA_CONFIG]));

describe('the settings of media services', () => {
  it('use a service once it can be reached, and each of its models unless none is said', () => {
    expect(read({ FAL_BASE_URL: 'http://127.0.0.1:1' })).toEqual({});
    const media = read({ IMAGES_BASE_URL: 'http://127.0.0.1:1/', FAL_API_KEY: 'k', FAL_CLIP_MODEL: 'none' });
    expect(media.images).toEqual({ baseUrl: 'http://127.0.0.1:1', apiKey: undefined, model: 'gpt-image-1' });
    expect(media.fal).toMatchObject({ apiKey: 'k', imageModel: 'fal-ai/flux/schnell', clipModel: undefined });
    expect(() => read({ REPLICATE_MUSIC_MODEL: 'https://x.example/y z' })).toThrow('REPLICATE_MUSIC_MODEL');
  });
});
