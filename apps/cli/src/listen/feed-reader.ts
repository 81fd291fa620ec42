import { ListenError } from './listen-words';
import { type Patience } from './patience';

/** An event as `GET /v1/events` answers it. */
export interface FeedEvent {
  id: string;
  event: string;
  createdAt: string;
  videoId?: string;
}

interface FeedPage {
  data: FeedEvent[];
  nextCursor: string | null;
}

/** The feed does not hold the event that was to be gone on behind. */
export class UnknownEventError extends ListenError {}

const EVENTS_A_PAGE = 100;

/** Reads `GET /v1/events` as any integrator does: over HTTP, with a key. */
export class FeedReader {
  constructor(
    private readonly baseUrl: string,
    private readonly apiKey: string,
    private readonly patience: Patience,
  ) {}

  /**
   * The next events behind the one named, oldest first; none where nothing has happened. Waits through failures that
   * pass. Throws `UnknownEventError`, and `ListenError` where the service refuses.
   */
  async after(eventId: string | undefined): Promise<FeedPage> {
    const url = new URL('/v1/events', this.baseUrl);
    url.searchParams.set('limit', String(EVENTS_A_PAGE));
    if (eventId !== undefined) url.searchParams.set('after', eventId);
    const headers = { authorization: `Bearer ${this.apiKey}` };
    return await this.patience.until(`${this.baseUrl} to answer`, async (signal) => {
      const answer = await fetch(url, { headers, signal });
      if (answer.ok) return (await answer.json()) as FeedPage;
      if (answer.status === 401) throw new ListenError(`FACTREEL_API_KEY is no key of ${this.baseUrl}.`);
      if (answer.status === 404 && eventId !== undefined) throw new UnknownEventError(`There is no event ${eventId}.`);
      if (answer.status === 429 || answer.status >= 500) return answer;
      throw new ListenError(`${url.href} answered ${answer.status}: ${await answer.text()}`);
    });
  }

  /** The newest event there is. */
  async newest(): Promise<string | undefined> {
    let newest: string | undefined;
    for (let more = true; more;) {
      const { data, nextCursor } = await this.after(newest);
      newest = data.at(-1)?.id ?? newest;
      more = nextCursor !== null;
    }
    return newest;
  }
}
