import type { MikroORM } from '@mikro-orm/core';
import { startTestDatabase } from '@app/testing';
import { Database, type DomainEvent, openOrm, Outbox, OutboxRelay, SystemClock } from '../src';
import { OutboxEntry } from '../src/outbox/outbox.entity';

describe('the outbox and its relay', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orms: MikroORM[];
  /** Two processes' worth of connections. */
  let databases: [Database, Database];
  const outbox = new Outbox(new SystemClock());

  beforeAll(async () => {
    server = await startTestDatabase();
    orms = await Promise.all([openOrm(server.url, [OutboxEntry]), openOrm(server.url, [OutboxEntry])]);
    databases = orms.map((orm) => new Database(orm)) as [Database, Database];
  });

  afterEach(async () => {
    await databases[0].read().nativeDelete(OutboxEntry, {});
  });

  afterAll(async () => {
    for (const orm of orms) await orm.close(true);
    await server.stop();
  });

  const event = (videoId: string): DomainEvent => ({
    type: 'video.render_failed',
    accountId: 'acc_1',
    payload: { videoId, version: 1, error: 'x', refunded: 0, external_id: null, externalUserId: null },
  });
  const videoOf = ({ payload }: DomainEvent) => ('videoId' in payload ? payload.videoId : 'none');
  const append = (...ids: string[]) =>
    databases[0].transaction(async (em) => {
      for (const id of ids) {
        outbox.append(em, event(id));
        await em.flush();
      }
    });
  const waiting = () => databases[0].read().count(OutboxEntry);
  const names = (count: number) => Array.from({ length: count }, (_, n) => `vid-${n}`);

  it('tells nothing of a transaction that was rolled back', async () => {
    const told: string[] = [];
    const relay = new OutboxRelay(databases[0]);
    relay.subscribe(async (heard) => void told.push(videoOf(heard)));
    const broken = databases[0].transaction(async (em) => {
      outbox.append(em, event('vid-1'));
      await em.flush();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await relay.relay()).toBe(0);
    expect(told).toEqual([]);
  });

  it('tells each event once and in order when two relays are at work', async () => {
    const told: string[] = [];
    const relays = databases.map((database) => new OutboxRelay(database));
    for (const relay of relays) {
      relay.subscribe(async (heard, em) => {
        await em.execute('SELECT pg_sleep(0.001)');
        told.push(videoOf(heard));
      });
    }
    const all = names(150);
    await append(...all);
    while ((await waiting()) > 0) await Promise.all(relays.map((relay) => relay.relay()));
    expect(told).toEqual(all);
  });

  it('leaves everything when a subscriber throws, what it wrote included', async () => {
    let broken = true;
    const told: string[] = [];
    const queued: string[] = [];
    const relay = new OutboxRelay(databases[0]);
    relay.subscribe(async (heard, em) => {
      await em.execute('INSERT INTO outbox (event, created_at) VALUES (?, now())', [JSON.stringify(event('written'))]);
      return async () => void queued.push(videoOf(heard));
    });
    relay.subscribe(async (heard) => {
      if (broken && videoOf(heard) === 'vid-2') throw new Error('not today');
      told.push(videoOf(heard));
    });
    await append('vid-1', 'vid-2');
    await expect(relay.relay()).rejects.toThrow('not today');
    expect(await waiting()).toBe(2);
    expect(queued).toEqual([]);
    broken = false;
    told.length = 0;
    expect(await relay.relay()).toBe(2);
    expect(told).toEqual(['vid-1', 'vid-2']);
    expect(queued).toEqual(['vid-1', 'vid-2']);
  });

  it('keeps an event told although the queue could not be', async () => {
    const relay = new OutboxRelay(databases[0]);
    const warned = jest.spyOn(relay['logger'], 'warn').mockImplementation(() => undefined);
    relay.subscribe(async () => async () => {
      throw new Error('no queue');
    });
    await append('vid-1');
    expect(await relay.relay()).toBe(1);
    expect(await waiting()).toBe(0);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
