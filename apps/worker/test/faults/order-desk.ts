import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient, briefVideo, type SeededRandom, type VideoBody } from '@app/testing';
import type { FaultWorld } from './fault-world';

const FROM_DATA = '/v1/videos/from-data';
const RETRY_MS = 250;
/** Of a hundred videos so many cannot be designed, and so many are cancelled. */
const SPOILT_PERCENT = 5;
const CANCELLED_PERCENT = 5;

/** Orders videos as a careful caller does: each under a key of its own, from whichever api answers, until it is answered. */
export class OrderDesk {
  /** Ids of videos by the number of their order. */
  readonly videos = new Map<number, string>();
  readonly spoilt = new Set<string>();
  readonly cancelled = new Set<string>();
  /** Answers that were no answer, and requests without one. */
  retries = 0;

  constructor(
    private readonly world: FaultWorld,
    private readonly random: SeededRandom,
  ) {}

  /** Throws where an order is refused for good. */
  async order(number: number): Promise<string> {
    const order = briefVideo({
      data: { gate: `Gate ${number}`, waitMinutes: 10 + number },
      external_id: `order-${number}`,
    });
    const spoils = this.random.next() * 100 < SPOILT_PERCENT;
    const cancels = !spoils && this.random.next() * 100 < CANCELLED_PERCENT;
    const { videoId } = await this.ask<VideoBody>(FROM_DATA, order, { 'idempotency-key': `order-${number}` });
    this.videos.set(number, videoId);
    if (spoils && (await this.spoil(videoId))) this.spoilt.add(videoId);
    if (cancels) {
      await this.ask(`/v1/videos/${videoId}/cancel`, {}, {}, [200, 202, 409]);
      this.cancelled.add(videoId);
    }
    return videoId;
  }

  /** Asks until there is an answer that stands: a fault of the service is none, nor is a first try that still runs. */
  private async ask<T>(
    path: string,
    body: unknown,
    headers: Record<string, string>,
    stands = [200, 201, 202],
  ): Promise<T> {
    for (;;) {
      const url = this.random.pick(this.world.urls) ?? this.world.stack.baseUrl;
      const client = new ApiClient(url, this.world.client.apiKey, this.world.stack.description);
      const answer = await client.post<T>(path, body, headers).catch((error: unknown) => passing(error));
      if (answer && stands.includes(answer.status)) return answer.body;
      if (answer && answer.status < 500 && answer.status !== 409) {
        throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      this.retries += 1;
      await pause(RETRY_MS);
    }
  }

  /** Leaves nothing to make the video of, unless its design came first. */
  private async spoil(videoId: string): Promise<boolean> {
    const rows = await this.world.query(
      `UPDATE source_packs SET data = '{}' WHERE id = (SELECT source_pack_id FROM videos WHERE id = $1) RETURNING id`,
      [videoId],
    );
    return rows.length > 0;
  }
}

/** A connection that broke off; an answer that the description does not know is a fault of its own. */
function passing(error: unknown): null {
  // By its name: what `fetch` throws is no `TypeError` of the runner's realm.
  if ((error as Error).name === 'TypeError') return null;
  throw error;
}
