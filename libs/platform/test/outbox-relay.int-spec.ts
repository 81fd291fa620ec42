import type { MikroORM } from '@mikro-orm/core';
import { SetClock, startTestDatabase } from '@app/testing';
import { Database, type DomainEvent, openOrm, Outbox, OutboxRelay } from '../src';
import { OutboxEntry } from '../src/outbox/outbox.entity';
import type { OutboxSubscriber } from '../src/outbox/outbox.relay';

describe('the outbox and its relay', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orms: MikroORM[];
  /** Two processes' worth of connections. */
  let databases: [Database, Database];
  const clock = new SetClock(new Date('2026-11-23T08:00:00Z'));
  const outbox = new Outbox(clock);

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

  type Seen = DomainEvent<'bird.seen', { name: string }>;
  const event = (name: string): Seen => ({ type: 'bird.seen', accountId: 'acc_1', payload: { name } });
  const hears = (relay: OutboxRelay, hear: OutboxSubscriber<Seen>['bird.seen']) =>
    relay.subscribe<Seen>({ 'bird.seen': hear });
  const append = (...ids: string[]) =>
    databases[0].transaction(async (em) => {
      for (const id of ids) {
        outbox.append<Seen>(em, event(id));
        await em.flush();
      }
    });
  const waiting = () => databases[0].read().count(OutboxEntry);
  const names = (count: number) => Array.from({ length: count }, (_, n) => `bird-${n}`);

  it('relays nothing of a transaction that was rolled back', async () => {
    const told: string[] = [];
    const relay = new OutboxRelay(databases[0], clock);
    hears(relay, async (heard) => void told.push(heard.payload.name));
    const broken = databases[0].transaction(async (em) => {
      outbox.append<Seen>(em, event('bird-1'));
      await em.flush();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await relay.relay()).toBe(0);
    expect(told).toEqual([]);
  });

  it('calls a subscriber for the types of events that it names, and for no other', async () => {
    const told: string[] = [];
    const relay = new OutboxRelay(databases[0], clock);
    hears(relay, async (heard) => void told.push(heard.payload.name));
    await databases[0].transaction(async (em) => {
      outbox.append<DomainEvent<'bird.gone'>>(em, {
        type: 'bird.gone',
        accountId: 'acc_1',
        payload: { name: 'bird-1' },
      });
      outbox.append<Seen>(em, event('bird-2'));
    });
    expect(await relay.relay()).toBe(2);
    expect(told).toEqual(['bird-2']);
  });

  it('relays each event once and in order with two relays', async () => {
    const told: string[] = [];
    const relays = databases.map((database) => new OutboxRelay(database, clock));
    for (const relay of relays) {
      hears(relay, async (heard, em) => {
        await em.execute('SELECT pg_sleep(0.001)');
        told.push(heard.payload.name);
      });
    }
    const all = names(150);
    await append(...all);
    while ((await waiting()) > 0) await Promise.all(relays.map((relay) => relay.relay()));
    expect(told).toEqual(all);
  });

  it('sets an event aside if a subscriber throws, rolls back its writes, relays the others, and retries it', async () => {
    let broken = true;
    const queued: string[] = [];
    const relay = new OutboxRelay(databases[0], clock);
    const logged = jest.spyOn(relay['logger'], 'error').mockImplementation(() => undefined);
    hears(relay, async (heard, em) => {
      const written = JSON.stringify(event(`written-${heard.payload.name}`));
      await em.execute('INSERT INTO outbox (event, created_at, due_at) VALUES (?, now(), ?)', [written, '2999-01-01']);
      return async () => void queued.push(heard.payload.name);
    });
    hears(relay, async (heard, em) => {
      if (broken && heard.payload.name === 'bird-2') await em.execute('SELECT 1 / 0');
    });
    await append('bird-1', 'bird-2', 'bird-3');
    expect(await relay.relay()).toBe(2);
    expect(queued).toEqual(['bird-1', 'bird-3']);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await relay.relay()).toBe(0);
    broken = false;
    clock.pass(1);
    expect(await relay.relay()).toBe(1);
    expect(queued).toEqual(['bird-1', 'bird-3', 'bird-2']);
    expect(await waiting()).toBe(3);
  });

  it('relays nothing while the database fails, and everything in order afterwards', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let broken = true;
    const queued: string[] = [];
    const relay = new OutboxRelay(databases[0], clock);
    hears(relay, async (heard) => {
      if (broken && heard.payload.name === 'bird-2') throw deadlock;
      return async () => void queued.push(heard.payload.name);
    });
    await append('bird-1', 'bird-2');
    await expect(relay.relay()).rejects.toBe(deadlock);
    expect(queued).toEqual([]);
    broken = false;
    expect(await relay.relay()).toBe(2);
    expect(queued).toEqual(['bird-1', 'bird-2']);
  });

  it('counts an event as relayed even if the queue is down', async () => {
    const relay = new OutboxRelay(databases[0], clock);
    const warned = jest.spyOn(relay['logger'], 'warn').mockImplementation(() => undefined);
    hears(relay, async () => async () => {
      throw new Error('no queue');
    });
    await append('bird-1');
    expect(await relay.relay()).toBe(1);
    expect(await waiting()).toBe(0);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
