import { Video, VIDEO_STATUSES, type VideoEdit, type VideoStatus } from './video.entity';
import { VideoStateError } from './videos.errors';

const AT = new Date('2026-11-21T08:00:00Z');

function aVideo(status: VideoStatus): Video {
  return Object.assign(new Video(), {
    id: 'vid-7',
    status,
    title: 'vid-7',
    caption: '',
    durationSeconds: 30,
    lastError: status === 'error' ? 'no voice' : null,
    version: 1,
    cutVersion: null,
    edits: [],
    updatedAt: new Date(0),
  });
}

const FACE = { title: 'Gate B', caption: '17 minutes', durationSeconds: 15.2 };
const EDIT: VideoEdit = { version: 4, at: AT.toISOString(), by: 'notes', notes: 'shorter', summary: 'One scene less' };
const AT_REST: VideoStatus[] = ['scripted', 'rendered', 'error'];

const MOVES: Record<string, { allowed: VideoStatus[]; to: VideoStatus; move: (video: Video) => void }> = {
  'be scripted': {
    allowed: ['draft', 'rendering'],
    to: 'scripted',
    move: (video) => video.markScripted(FACE, AT),
  },
  'go to be rendered': {
    allowed: AT_REST,
    to: 'rendering',
    move: (video) => video.startRender({ designed: true, version: 2 }, AT),
  },
  'go to be rendered without a design': {
    allowed: [],
    to: 'rendering',
    move: (video) => video.startRender({ designed: false, version: 1 }, AT),
  },
  'be rendered': {
    allowed: ['rendering'],
    to: 'rendered',
    move: (video) => video.markRendered({ durationSeconds: 15.1 }, AT),
  },
  fail: { allowed: ['draft', 'rendering'], to: 'error', move: (video) => video.markFailed('no voice', AT) },
  'be edited': { allowed: AT_REST, to: 'scripted', move: (video) => video.markEdited(FACE, EDIT, AT) },
  'go back to a version with a file': {
    allowed: AT_REST,
    to: 'rendered',
    move: (video) => video.markRestored({ ...FACE, rendered: true }, { ...EDIT, by: 'restore' }, AT),
  },
  'go back to a version without a file': {
    allowed: AT_REST,
    to: 'scripted',
    move: (video) => video.markRestored({ ...FACE, rendered: false }, { ...EDIT, by: 'restore' }, AT),
  },
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
    video.markScripted(FACE, AT);
    expect(video).toMatchObject(FACE);
    video.startRender({ designed: true, version: 1 }, AT);
    MOVES['be rendered']?.move(video);
    expect(video).toMatchObject({ durationSeconds: 15.1, lastError: null });
  });

  it('keeps the title that its caller gave it', () => {
    const video = Object.assign(aVideo('draft'), { title: 'Queues' });
    video.markScripted(FACE, AT);
    expect(video).toMatchObject({ title: 'Queues', caption: '17 minutes' });
  });

  it('goes on without its error, as the version it was told', () => {
    const video = aVideo('error');
    video.startRender({ designed: true, version: 3 }, AT);
    expect(video).toMatchObject({ version: 3, lastError: null });
  });

  it('takes number and face of the version that an edit or a restore led to, and lists it', () => {
    const video = aVideo('error');
    video.markEdited(FACE, EDIT, AT);
    video.markRestored({ ...FACE, rendered: true }, { ...EDIT, version: 1, by: 'restore' }, AT);
    expect(video).toMatchObject({ ...FACE, version: 1, lastError: null });
    expect(video.edits.map(({ version, by }) => [version, by])).toEqual([
      [4, 'notes'],
      [1, 'restore'],
    ]);
  });

  it('plays what was rendered last until another version with a file is current', () => {
    const video = aVideo('rendering');
    video.markRendered({ durationSeconds: 15.1 }, AT);
    expect(video.cutVersion).toBe(1);
    video.markEdited(FACE, EDIT, AT);
    expect(video).toMatchObject({ version: 4, cutVersion: 1 });
    video.startRender({ designed: true, version: 4 }, AT);
    video.markFailed('no voice', AT);
    expect(video.cutVersion).toBe(1);
    video.startRender({ designed: true, version: 4 }, AT);
    video.markRendered({ durationSeconds: 15.1 }, AT);
    expect(video.cutVersion).toBe(4);
    video.markRestored({ ...FACE, rendered: false }, { ...EDIT, version: 2, by: 'restore' }, AT);
    expect(video.cutVersion).toBe(4);
    video.markRestored({ ...FACE, rendered: true }, { ...EDIT, version: 1, by: 'restore' }, AT);
    expect(video.cutVersion).toBe(1);
  });

  it('keeps why it failed', () => {
    const video = aVideo('rendering');
    MOVES['fail']?.move(video);
    expect(video.lastError).toBe('no voice');
  });
});
