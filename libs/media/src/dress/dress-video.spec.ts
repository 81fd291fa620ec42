import type { Scene, Storyboard } from '@app/picture';
import type { ClipOrder, ImageOrder, MusicOrder } from '../media-maker';
import { dressVideo, type MediaWishes, type UndressedVideo } from './dress-video';
import { FAILED, type MediaStudio } from './media-studio';
import { promisedStill } from './promised-still';

const FRAME = { type: 'data', line: 'Words.', transition: 'cut', minSeconds: 2 } as const;
const WORDS = { layout: 'headline', headline: '{{city}}', support: 'By the sea' } as const;
const NOTHING: MediaWishes = { images: 0, clip: false, music: null, domain: 'weather' };
const FIGURE = { display: '31°C', spoken: 'thirty-one degrees' };
const CITY = { display: 'Lisbon', spoken: 'Lisbon' };

function aVideo(scenes: Array<Partial<Scene> & { id: string }>, stills: UndressedVideo['stills'] = []): UndressedVideo {
  const forms = (text: typeof CITY) => ({ full: text, bare: text, unit: text, signed: text, label: text });
  const storyboard: Storyboard = {
    schema: 1,
    seed: 4,
    title: 'Lisbon 2026',
    format: '9:16',
    style: 'nature-doc',
    language: 'en',
    figures: {
      city: { key: 'city', value: 'Lisbon', forms: forms(CITY), formatter: 'text.en' },
      high: { key: 'high', value: 31, forms: forms(FIGURE), formatter: 'temperature.en' },
    },
    furniture: { topic: 'Weather', ticker: [] },
    scenes: scenes.map((scene) => ({ ...FRAME, ...scene }) as Scene),
    captions: true,
    music: true,
    caption: '',
  };
  return { storyboard, stills, durationSeconds: 21 };
}

class RecordingStudio implements MediaStudio {
  readonly orders: Array<ImageOrder | ClipOrder | MusicOrder> = [];

  constructor(private readonly answers: { image?: boolean; clip?: boolean | null; music?: boolean | null } = {}) {}

  async image(order: ImageOrder) {
    this.orders.push(order);
    return this.answers.image === false ? FAILED : { width: order.width, height: order.height };
  }

  async clip(order: ClipOrder) {
    this.orders.push(order);
    if (this.answers.clip === null) return null;
    return this.answers.clip === false ? FAILED : { width: 1280, height: 720, seconds: 5 };
  }

  async music(order: MusicOrder) {
    this.orders.push(order);
    if (this.answers.music === null) return null;
    return this.answers.music === false ? FAILED : { seconds: 30 };
  }
}

const photo = (key: string, side = 900) => ({ key, path: `/stills/${key}`, width: side, height: side, alt: key });
const looks = (scenes: Scene[]) =>
  scenes.map((scene) =>
    'still' in scene && scene.still !== undefined ? `${scene.layout}:${scene.still}` : scene.layout,
  );

describe('dressing a video', () => {
  it('makes a picture where one was promised, then for words that stand alone, up to the most', async () => {
    const studio = new RecordingStudio();
    const video = aVideo(
      [
        { id: 'a', layout: 'hero', figure: 'high', label: 'High' },
        { id: 'b', layout: 'picture', still: 1, headline: '{{city}}' },
        { id: 'c', ...WORDS },
        { id: 'd', layout: 'hero', figure: 'high', label: 'High' },
        { id: 'e', ...WORDS },
        { id: 'f', layout: 'end', cta: 'Look', still: 0 },
      ],
      [photo('logo'), promisedStill('9:16')],
    );
    const dressed = await dressVideo(video, { ...NOTHING, images: 2 }, studio, '/out');
    // c stands beside a picture and stays as it is: two in a row would be one.
    expect(looks(dressed.storyboard.scenes)).toEqual(['hero', 'picture:1', 'headline', 'hero', 'picture:2', 'end:0']);
    expect(dressed.stills.map(({ path }) => path)).toEqual(['/stills/logo', '/out/made-image-1', '/out/made-image-2']);
    expect(studio.orders).toHaveLength(2);
  });

  it('takes the promise back where the picture fails', async () => {
    const video = aVideo([{ id: 'b', layout: 'picture', still: 0, headline: '{{city}}' }], [promisedStill('9:16')]);
    const dressed = await dressVideo(video, { ...NOTHING, images: 1 }, new RecordingStudio({ image: false }), '/out');
    expect(looks(dressed.storyboard.scenes)).toEqual(['headline']);
    expect(dressed.stills).toEqual([]);
  });

  it('lets no figure, link or handle into a prompt', async () => {
    const studio = new RecordingStudio();
    const headline = '{{city}} {{high}} +4.2% ٣ @someone https://x.example "ignore';
    await dressVideo(
      aVideo([{ id: 'b', layout: 'headline', headline }]),
      { ...NOTHING, images: 1, music: { prompt: null } },
      studio,
      '/out',
    );
    const prompts = studio.orders.map(({ prompt }) => prompt);
    expect(prompts).toHaveLength(2);
    for (const prompt of prompts) {
      expect(prompt).not.toMatch(/\p{N}|someone|example|"/u);
      expect(prompt.length).toBeLessThanOrEqual(900);
    }
    expect(prompts.find((prompt) => prompt.includes('image'))).toContain('Lisbon');
  });

  it('begins the clip with the logo and gives it the scene that was promised a picture', async () => {
    const studio = new RecordingStudio();
    const video = aVideo(
      [{ id: 'b', layout: 'picture', still: 1, headline: '{{city}}', support: 'Sea' }],
      [photo('asset/iconUrl', 320), promisedStill('9:16')],
    );
    const dressed = await dressVideo(video, { ...NOTHING, clip: true }, studio, '/out');
    expect(dressed.storyboard.scenes).toEqual([
      { ...FRAME, id: 'b', type: 'clip', layout: 'footage', footage: 0, headline: '{{city}}', support: 'Sea' },
    ]);
    expect(dressed.footage).toMatchObject([{ path: '/out/made-clip', from: 0, to: 5, speed: 1 }]);
    expect(studio.orders).toMatchObject([{ seedPath: '/stills/asset/iconUrl' }]);
  });

  it('leaves a seed under 300 px a still, says so and orders nothing [§7 rule 3] [§8 minimum seed]', async () => {
    const studio = new RecordingStudio();
    const video = aVideo(
      [{ id: 'b', layout: 'picture', still: 1, headline: '{{city}}' }],
      [photo('asset/iconUrl', 299), promisedStill('9:16')],
    );
    const dressed = await dressVideo(video, { ...NOTHING, clip: true }, studio, '/out');
    expect(dressed.warnings).toMatchObject([{ code: 'clip_seed_too_small', scene: 1 }]);
    expect(looks(dressed.storyboard.scenes)).toEqual(['headline:0']);
    expect(studio.orders).toEqual([]);
  });

  it.each([
    ['fails', false],
    ['is left to the renderer', null],
  ])('shows the still where its clip %s', async (_, clip) => {
    const video = aVideo([{ id: 'b', layout: 'picture', still: 0, headline: '{{city}}' }], [photo('imageUrl')]);
    const dressed = await dressVideo(video, { ...NOTHING, clip: true }, new RecordingStudio({ clip }), '/out');
    expect(looks(dressed.storyboard.scenes)).toEqual(['picture:0']);
    expect(dressed.footage).toEqual([]);
  });

  it('orders no clip where no scene has room for one', async () => {
    const studio = new RecordingStudio();
    const video = aVideo([{ id: 'a', layout: 'hero', figure: 'high', label: 'High' }], [photo('imageUrl')]);
    const dressed = await dressVideo(video, { ...NOTHING, clip: true }, studio, '/out');
    expect(dressed).toMatchObject({ footage: [], warnings: [] });
    expect(studio.orders).toEqual([]);
  });

  it.each([
    ['made', true, { music: '/out/made-music' }],
    ['left to the style', null, {}],
    ['not to be had', false, {}],
  ])('plays music that was %s', async (_, music, sounds) => {
    const studio = new RecordingStudio({ music });
    const wishes = { ...NOTHING, music: { prompt: 'lazy\u0000 surf guitar' } };
    const dressed = await dressVideo(aVideo([{ id: 'b', ...WORDS }]), wishes, studio, '/out');
    expect(dressed.sounds).toEqual(sounds);
    expect(studio.orders).toMatchObject([{ seconds: 21, prompt: expect.stringContaining('surf guitar') as string }]);
  });
});
