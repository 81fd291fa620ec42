import {
  Draining,
  Metrics,
  type OutboxRelay,
  RELAYED_AT_ONCE,
  type SendMailsService,
  type TableNews,
} from '@app/platform';
import type { SweepDeliveriesService, WriteDeliveriesService } from '@app/webhooks';
import type { DueTasks } from './due-tasks';
import { NewsHousekeeper } from './news.housekeeper';
import { Rounds } from './rounds';

/** An outbox that relays so many events at each look; `onLook` is called during it. */
function housekeeper(looks: number[], onLook: (tell: (channel: string) => void) => void = () => undefined) {
  const listeners = new Map<string, () => void>();
  const tell = (channel: string) => listeners.get(channel)?.();
  const left = [...looks];
  const asked = { outbox: 0, mails: 0 };
  const look = (of: keyof typeof asked) => {
    asked[of] += 1;
    onLook(tell);
    return Promise.resolve(left.shift() ?? 0);
  };
  const keeper = new NewsHousekeeper(
    new Rounds(new Draining(), new Metrics({ role: 'worker' })),
    { add: () => undefined } as unknown as DueTasks,
    { on: (channel: string, listener: () => void) => listeners.set(channel, listener) } as unknown as TableNews,
    { relay: () => look('outbox') } as unknown as OutboxRelay,
    { write: () => Promise.resolve(0) } as unknown as WriteDeliveriesService,
    {} as SweepDeliveriesService,
    { sendDue: () => look('mails') } as unknown as SendMailsService,
  );
  keeper.onApplicationBootstrap();
  return { keeper, asked };
}

describe('news', () => {
  it('cost one look at the outbox where that took all there was', async () => {
    const { keeper, asked } = housekeeper([3]);
    await keeper.relay();
    expect(asked.outbox).toBe(1);
  });

  it('are looked for again behind a full batch', async () => {
    const { keeper, asked } = housekeeper([RELAYED_AT_ONCE, RELAYED_AT_ONCE, 1]);
    await keeper.relay();
    expect(asked.outbox).toBe(3);
  });

  it('that come during a look bring another', async () => {
    let told = 0;
    const { keeper, asked } = housekeeper([1, 1], (tell) => void (told++ === 0 && tell('outbox_told')));
    await keeper.relay();
    expect(asked.outbox).toBe(2);
  });

  it('of a mail send it at once, and those that come meanwhile', async () => {
    let told = 0;
    const { keeper, asked } = housekeeper([], (tell) => void (told++ === 0 && tell('mails_told')));
    await keeper.sendMails();
    expect(asked.mails).toBe(2);
  });
});
