import { DesignedBackdrops, FAILED, MediaError, type MediaMakers } from '@app/media';
import { HomeStudio } from './home.studio';

const ORDER = { prompt: 'slow piano', seconds: 20 };
const makers = (music: () => Promise<{ seconds: number } | null>): MediaMakers => ({
  images: new DesignedBackdrops(),
  clips: { paid: false, make: async () => null },
  music: { paid: true, make: music },
});

describe('HomeStudio', () => {
  it('hands over what its makers make', async () => {
    const studio = new HomeStudio(
      makers(async () => ({ seconds: 20 })),
      new AbortController().signal,
    );
    expect(await studio.music(ORDER, '/nowhere')).toEqual({ seconds: 20 });
    expect(studio.warnings).toEqual([]);
  });

  it('warns of what a maker cannot make, and goes on', async () => {
    const refusing = makers(() => Promise.reject(new MediaError('refused', 'the service is full')));
    const studio = new HomeStudio(refusing, new AbortController().signal);
    expect(await studio.music(ORDER, '/nowhere')).toBe(FAILED);
    expect(studio.warnings).toMatchObject([{ code: 'music_failed' }]);
  });

  it('stops where the video is stopped, and hides no fault of ours', async () => {
    const stopped = new AbortController();
    stopped.abort(new Error('Stopped.'));
    const failing = makers(() => Promise.reject(new TypeError('x')));
    await expect(new HomeStudio(failing, stopped.signal).music(ORDER, '/nowhere')).rejects.toThrow('Stopped.');
    await expect(new HomeStudio(failing, new AbortController().signal).music(ORDER, '/nowhere')).rejects.toThrow(
      TypeError,
    );
  });
});
