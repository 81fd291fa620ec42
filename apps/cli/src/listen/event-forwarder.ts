import { deliveryHeaders } from '@app/webhooks/signature';
import type { FeedEvent } from './feed-reader';
import type { Patience } from './patience';

/** Hands events to a developer's receiver, as a webhook delivery would. */
export class EventForwarder {
  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly patience: Patience,
  ) {}

  /**
   * Sends one event with the headers and signatures of a delivery, and returns the status that was answered, whatever
   * it is: as for a delivery, one attempt is all. A receiver that cannot be reached is waited for.
   */
  async forward(event: FeedEvent): Promise<number> {
    const body = JSON.stringify(event);
    return await this.patience.until(`${this.url} to take ${event.id}`, async (signal) => {
      const headers = deliveryHeaders([this.secret], event.id, body, new Date());
      const answer = await fetch(this.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    });
  }
}
