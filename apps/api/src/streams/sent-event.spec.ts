import { sentComment, sentEvent, sentPosition } from './sent-event';

describe('server-sent events', () => {
  it('keeps an event on one line of data, whatever its texts hold', () => {
    const written = sentEvent('video', { title: 'Gate B\n\nevent: progress', caption: '17\r\nminutes' });
    expect(written).toBe('event: video\ndata: {"title":"Gate B\\n\\nevent: progress","caption":"17\\r\\nminutes"}\n\n');
    expect(JSON.parse(/^data: (.*)$/m.exec(written)?.[1] ?? '')).toMatchObject({ caption: '17\r\nminutes' });
  });

  it('names an event by which a reader that comes again says what it has', () => {
    expect(sentEvent('video', {}, '2-1700')).toBe('event: video\nid: 2-1700\ndata: {}\n\n');
  });

  it('tells a reader its place without an event', () => {
    expect(sentPosition('evt_1')).toBe('id: evt_1\n\n');
  });

  it('writes comments that readers pass over', () => {
    expect(sentComment('still at work')).toBe(': still at work\n\n');
  });
});
