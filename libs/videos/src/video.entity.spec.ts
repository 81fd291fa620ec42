import { Video, VIDEO_STATUSES, type VideoStatus } from './video.entity';
import { VideoStateError } from './videos.errors';

const AT = new Date('2026-11-21T08:00:00Z');

function aVideo(status: VideoStatus): Video {
  return Object.assign(new Video(), {
    id: 'vid-7',
    status,
    title: 'vid-7',
    caption: '',
    durationSeconds: 30,
    lastError: null,
    updatedAt: new Date(0),
  });
}

const MOVES: Record<string, { allowed: VideoStatus[]; to: VideoStatus; move: (video: Video) => void }> = {
  'be designed': {
    allowed: ['rendering'],
    to: 'rendering',
    move: (video) => video.markDesigned({ title: 'Gate B', caption: '17 minutes', durationSeconds: 15.2 }, AT),
  },
  'be rendered': {
    allowed: ['rendering'],
    to: 'rendered',
    move: (video) => video.markRendered({ durationSeconds: 15.1 }, AT),
  },
  fail: { allowed: ['draft', 'rendering'], to: 'error', move: (video) => video.markFailed('no voice', AT) },
};

describe('Video', () => {
  const cases = Object.entries(MOVES).flatMap(([name, { allowed }]) =>
    VIDEO_STATUSES.map((status) => [status, allowed.includes(status) ? 'can' : 'cannot', name] as const),
  );

  it.each(cases)('that is %s %s %s', (status, can, name) => {
    const video = aVideo(status);
    const { move, to } = MOVES[name] ?? { to: status, move: () => undefined };
    if (can === 'can') {
      move(video);
      expect(video).toMatchObject({ status: to, updatedAt: AT });
    } else {
      expect(() => move(video)).toThrow(VideoStateError);
      expect(video).toEqual(aVideo(status));
    }
  });

  it('takes title, caption and length from its design, and its length again from its file', () => {
    const video = aVideo('rendering');
    MOVES['be designed']?.move(video);
    expect(video).toMatchObject({ title: 'Gate B', caption: '17 minutes', durationSeconds: 15.2 });
    MOVES['be rendered']?.move(video);
    expect(video).toMatchObject({ durationSeconds: 15.1, lastError: null });
  });

  it('keeps why it failed', () => {
    const video = aVideo('rendering');
    MOVES['fail']?.move(video);
    expect(video.lastError).toBe('no voice');
  });
});
