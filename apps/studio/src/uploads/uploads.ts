/** A file on its way into the library. */
export interface Upload {
  key: string;
  file: File;
  /** Empty for none. */
  folder: string;
  state: 'waiting' | 'sending' | 'kept' | 'failed';
  /** 0 to 1; at 1 the service looks at the file. */
  sent: number;
  error: unknown;
}

type UploadNews =
  | { kind: 'added'; key: string; file: File; folder: string }
  | { kind: 'begun' | 'kept' | 'gone' | 'again'; key: string }
  | { kind: 'sent'; key: string; sent: number }
  | { kind: 'failed'; key: string; error: unknown };

/** More at once only share the same line. */
const AT_ONCE = 2;

/** The queue of uploads after some news of one of them. */
export function uploads(queue: readonly Upload[], news: UploadNews): Upload[] {
  const { key } = news;
  if (news.kind === 'gone') return queue.filter((one) => one.key !== key);
  if (news.kind === 'added') {
    const { file, folder } = news;
    // What is done is told until the next files come.
    return [...current(queue), { key, file, folder, state: 'waiting', sent: 0, error: null }];
  }
  return queue.map((one) => (one.key === key ? { ...one, ...changeOf(news) } : one));
}

/** The first that waits, where there is room for one more. */
export function nextToSend(queue: readonly Upload[]): Upload | null {
  const sending = queue.filter(({ state }) => state === 'sending').length;
  return sending < AT_ONCE ? (queue.find(({ state }) => state === 'waiting') ?? null) : null;
}

function current(queue: readonly Upload[]): readonly Upload[] {
  const isOver = queue.every(({ state }) => state === 'kept');
  return isOver ? [] : queue;
}

function changeOf(news: Exclude<UploadNews, { kind: 'added' }>): Partial<Upload> {
  if (news.kind === 'sent') return { sent: news.sent };
  if (news.kind === 'failed') return { state: 'failed', error: news.error };
  if (news.kind === 'again') return { state: 'waiting', sent: 0, error: null };
  return { state: news.kind === 'begun' ? 'sending' : 'kept' };
}
