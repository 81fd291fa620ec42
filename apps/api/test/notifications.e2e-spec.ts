import { Stack, waitFor } from '@app/testing';

interface Notification {
  id: string;
  kind: string;
  title: string;
  readAt: string | null;
  data: Record<string, unknown>;
}
interface Page {
  data: Notification[];
  nextCursor: string | null;
}

describe('notifications', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start();
    await stack.startWorker();
  });

  afterAll(() => stack.stop());

  /** What billing writes when a charge takes the account under the line, or a card is refused. */
  const happens = async (...events: object[]) => {
    for (const event of events) {
      await stack.rows('INSERT INTO outbox (event, created_at) VALUES ($1, now())', [JSON.stringify(event)]);
    }
  };

  it('come from what happened, page by page, are read once, and are nobody else’s', async () => {
    const [owner, stranger] = [await stack.account(0), await stack.account(0)];
    const { accountId } = owner;
    const failed = { topUpId: 'top_1', reason: 'card_declined', packUsd: 10 };
    await happens(
      { type: 'billing.low_balance', accountId, payload: { transactionId: 'txn_1', credits: 40, threshold: 100 } },
      { type: 'billing.topup_failed', accountId, payload: failed },
      { type: 'billing.topup_failed', accountId, payload: failed },
    );
    const first = await waitFor('the owner to be told', async () => {
      const { body } = await owner.get<Page>('/v1/notifications?limit=1');
      return body.nextCursor ? body : null;
    });
    const second = await owner.get<Page>(`/v1/notifications?limit=1&cursor=${first.nextCursor}`);
    expect([first.data[0], second.body.data[0]]).toMatchObject([
      { kind: 'topup_failed', title: 'The top-up of $10 failed', data: { reason: 'card_declined' }, readAt: null },
      { kind: 'low_balance', data: { credits: 40, threshold: 100 }, readAt: null },
    ]);
    expect(second.body.nextCursor).toBeNull();

    const id = first.data[0]?.id ?? '';
    const read = await owner.post<Notification>(`/v1/notifications/${id}/read`, {});
    expect(read).toMatchObject({ status: 200, body: { id, readAt: expect.stringMatching(/Z$/) as string } });
    expect((await owner.post<Notification>(`/v1/notifications/${id}/read`, {})).body).toEqual(read.body);
    expect((await stranger.get<Page>('/v1/notifications')).body).toEqual({ data: [], nextCursor: null });
    const refused = { status: 404, body: { error: `not_found: notification ${id}` } };
    expect(await stranger.post(`/v1/notifications/${id}/read`, {})).toMatchObject(refused);
    expect((await stranger.get(`/v1/notifications?cursor=${id}`)).status).toBe(400);
    // Integrators' feed is about videos.
    expect((await owner.get<Page>('/v1/events')).body.data).toEqual([]);
  });
});
