import type { Schemas } from '../../api/client';
import { inOrder, openJobs, showingVideos, shownText } from './thread-order';

type Message = Schemas['ChatMessage'];

const aMessage = (messageId: string, changes: Partial<Message> = {}): Message => ({
  messageId,
  role: 'assistant',
  text: '',
  attachments: null,
  action: null,
  videoId: null,
  jobId: null,
  choices: [],
  createdAt: '2026-11-22T04:00:00.000Z',
  ...changes,
});

describe('the order of a chat', () => {
  it('reads pages that come newest first from the oldest, each message once', () => {
    const pages = [{ data: [aMessage('d'), aMessage('c')] }, { data: [aMessage('c'), aMessage('b'), aMessage('a')] }];
    expect(inOrder(pages).map(({ messageId }) => messageId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('awaits word of a video until a second message names its job', () => {
    const made = aMessage('a', { action: 'made', jobId: 'job_1', videoId: 'vid-1' });
    const asked = aMessage('b', { action: 'explained', videoId: 'vid-1' });
    expect(openJobs([asked]).size).toBe(0);
    expect([...openJobs([made, asked])]).toEqual(['job_1']);
    const word = aMessage('c', { action: 'made', jobId: 'job_1', videoId: 'vid-1' });
    expect(openJobs([made, asked, word]).size).toBe(0);
  });

  it('shows each video once, where it was last worked on', () => {
    const messages = [
      aMessage('a', { action: 'made', videoId: 'vid-1' }),
      aMessage('b', { action: 'made', videoId: 'vid-1' }),
      aMessage('c', { action: 'explained', videoId: 'vid-1' }),
      aMessage('d', { role: 'user', videoId: 'vid-2' }),
      aMessage('e', { action: 'explained', videoId: 'vid-2' }),
    ];
    expect([...showingVideos(messages)]).toEqual(['b', 'e']);
  });

  it('keeps what was said apart from the text that came along, also where that was cut off', () => {
    expect(shownText('A video of this\n\n```\nday,mm\n1,3\n```')).toEqual({ words: 'A video of this', hasText: true });
    expect(shownText('A video of this\n\n```\nday,mm\n1…')).toEqual({ words: 'A video of this', hasText: true });
    expect(shownText('Shorter')).toEqual({ words: 'Shorter', hasText: false });
  });
});
