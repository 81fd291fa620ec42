import type { EventForwarder } from './event-forwarder';
import { type FeedEvent, type FeedReader, UnknownEventError } from './feed-reader';
import type { ListenFolder } from './listen-folder';
import type { ListenWords } from './listen-words';
import type { Patience } from './patience';

/** Idle looks at the feed are 30 a minute, a quarter of what a key may ask. */
const LOOK_EVERY_MS = 2_000;

/** What a listener works with. */
export interface ListenerParts {
  feed: FeedReader;
  forwarder: EventForwarder;
  folder: ListenFolder;
  patience: Patience;
  say: (line: string) => void;
}

/** Brings events to a developer's machine, in order, each once; after a kill the last one may come again, under its id. */
export class Listener {
  constructor(private readonly parts: ListenerParts) {}

  /** Never returns; throws `ListenError`, and the signal's reason when it is told to stop. */
  async listen({ events, after }: Pick<ListenWords, 'events' | 'after'>): Promise<never> {
    const { feed, folder, patience, say } = this.parts;
    for (let last = await this.begin(after); ;) {
      const { data, nextCursor } = await feed.after(last);
      for (const event of data) {
        const line = !events || events.has(event.event) ? await this.forward(event) : undefined;
        await folder.keep(event.id);
        // Told once it is kept: what stands on the screen is not sent again, however the listener ends.
        if (line) say(line);
        last = event.id;
      }
      if (nextCursor === null) await patience.pause(LOOK_EVERY_MS);
    }
  }

  /** Behind the event that was named, that the last run ended with, or that is the newest now. */
  private async begin(named: string | undefined): Promise<string | undefined> {
    const { feed, folder, say } = this.parts;
    if (named !== undefined) return named;
    const kept = await folder.lastEvent();
    if (kept === undefined) {
      const newest = await feed.newest();
      if (newest !== undefined) await folder.keep(newest);
      say('Listening for what happens from now on.');
      return newest;
    }
    try {
      await feed.after(kept);
      say(`Going on behind ${kept}, where the last run ended.`);
      return kept;
    } catch (error) {
      if (!(error instanceof UnknownEventError)) throw error;
      say(`${kept}, where the last run ended, is no longer kept: going on with the oldest event that is.`);
      return undefined;
    }
  }

  /** What is told of it. */
  private async forward(event: FeedEvent): Promise<string> {
    const status = await this.parts.forwarder.forward(event);
    return [event.createdAt, event.event, event.id, event.videoId ?? '-', `-> ${status}`].join('  ');
  }
}
