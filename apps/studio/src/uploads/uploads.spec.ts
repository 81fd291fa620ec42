import { nextToSend, type Upload, uploads } from './uploads';

const FILE = {} as File;
const added = (queue: readonly Upload[], key: string) => uploads(queue, { kind: 'added', key, file: FILE, folder: '' });

describe('the queue of uploads', () => {
  const three = ['a', 'b', 'c'].reduce<Upload[]>(added, []);

  it('sends two at a time, in the order they came', () => {
    expect(nextToSend(three)?.key).toBe('a');
    const one = uploads(three, { kind: 'begun', key: 'a' });
    expect(nextToSend(one)?.key).toBe('b');
    const two = uploads(one, { kind: 'begun', key: 'b' });
    expect(nextToSend(two)).toBeNull();
    expect(nextToSend(uploads(two, { kind: 'kept', key: 'a' }))?.key).toBe('c');
  });

  it('goes on behind one that failed, and takes it again when asked', () => {
    const error = new Error('broken');
    const failed = uploads(three, { kind: 'failed', key: 'a', error });
    expect(failed[0]).toMatchObject({ state: 'failed', error });
    expect(nextToSend(failed)?.key).toBe('b');
    expect(nextToSend(uploads(failed, { kind: 'again', key: 'a' }))?.key).toBe('a');
  });

  it('forgets one that was called off, and all that is done once more comes', () => {
    expect(uploads(three, { kind: 'gone', key: 'b' }).map(({ key }) => key)).toEqual(['a', 'c']);
    const kept = ['a', 'b', 'c'].reduce((queue, key) => uploads(queue, { kind: 'kept', key }), three);
    expect(added(kept, 'd').map(({ key }) => key)).toEqual(['d']);
  });
});
