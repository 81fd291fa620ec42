import type { MikroORM } from '@mikro-orm/core';
import { Database, openOrm, SecretBox } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import {
  ACCOUNT_ENTITIES,
  type IdempotencyClaim,
  IdempotencyKeyReusedError,
  IdempotencyService,
  StillRunningError,
  SweepAccountsService,
} from '../src';

const ANSWER = { status: 201, location: '/v1/things/1', body: { secret: 'sk_1' } };
const DAY = 86_400;

describe('IdempotencyService', () => {
  let server: { url: string; stop(): Promise<void> };
  let orm: MikroORM;
  let database: Database;
  let clock: SetClock;
  let keys: IdempotencyService;
  let serial = 0;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, ACCOUNT_ENTITIES);
    database = new Database(orm);
    const values = ['acc_1', 'a@x.example', 'x'];
    await database.read().execute('INSERT INTO accounts VALUES (?, ?, ?, now())', values);
  });

  beforeEach(() => {
    clock = new SetClock();
    keys = new IdempotencyService(database, new SecretBox('a key of sixteen or more'), clock);
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  const aCall = () => ({ accountId: 'acc_1', key: `key-${++serial}`, requestHash: 'hash' });
  async function claimed(call = aCall()): Promise<IdempotencyClaim> {
    const claim = await keys.claim(call);
    if (!('token' in claim)) throw new Error('answered already');
    return claim;
  }
  const keep = (claim: IdempotencyClaim) => database.transaction((em) => keys.keep(em, claim, ANSWER));

  it('grants one of many parallel claims', async () => {
    const call = aCall();
    const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claimed(call)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const claim of claims) {
      if (claim.status === 'rejected') expect(claim.reason).toBeInstanceOf(StillRunningError);
    }
  });

  it('returns the stored answer', async () => {
    const call = aCall();
    await keep(await claimed(call));
    expect(await keys.claim(call)).toEqual(ANSWER);
    await expect(keys.claim({ ...call, requestHash: 'other' })).rejects.toThrow(IdempotencyKeyReusedError);
  });

  it('stores nothing if the transaction is rolled back', async () => {
    const call = aCall();
    const claim = await claimed(call);
    const refused = database.transaction(async (em) => {
      await keys.keep(em, claim, ANSWER);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await keys.free(claim);
    expect(await keys.claim(call)).toHaveProperty('token');
  });

  it('neither frees nor overwrites an answered key', async () => {
    const call = aCall();
    const claim = await claimed(call);
    await keep(claim);
    await keys.free(claim);
    await keys.keepUnlessKept(claim, { ...ANSWER, status: 200 });
    expect(await keys.claim(call)).toEqual(ANSWER);
  });

  it('gives the claim of a dead call to a retry, and rolls the dead call back if it wakes', async () => {
    const call = aCall();
    const dead = await claimed(call);
    clock.pass(15);
    await expect(keys.claim({ ...call, requestHash: 'other' })).rejects.toThrow(IdempotencyKeyReusedError);
    const heir = await claimed(call);
    await expect(keep(dead)).rejects.toThrow(StillRunningError);
    await keys.free(dead);
    await keep(heir);
    expect(await keys.claim(call)).toEqual(ANSWER);
  });

  it('tells the retry what the dead call had begun, unless that was rolled back or is a day old', async () => {
    const call = aCall();
    const dead = await claimed(call);
    expect(dead.work).toBeNull();
    const undone = database.transaction(async (em) => {
      await keys.begin(em, dead, 'job_undone');
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');
    await database.transaction((em) => keys.begin(em, dead, 'job_1'));
    await expect(keys.claim(call)).rejects.toThrow(StillRunningError);
    clock.pass(15);
    const heir = await claimed(call);
    expect(heir.work).toBe('job_1');
    await expect(database.transaction((em) => keys.begin(em, dead, 'job_2'))).rejects.toThrow(StillRunningError);
    clock.pass(DAY);
    expect((await claimed(call)).work).toBeNull();
  });

  it('leaves the claim to a call that sends heartbeats', async () => {
    const call = aCall();
    const claim = await claimed(call);
    for (let step = 0; step < 10; step += 1) {
      clock.pass(10);
      await keys.renew(claim);
    }
    await expect(keys.claim(call)).rejects.toThrow(StillRunningError);
    await keep(claim);
  });

  it('forgets an answer after a day, even before the sweep', async () => {
    const [swept, kept] = [aCall(), aCall()];
    await keep(await claimed(swept));
    clock.pass(DAY / 2);
    await keep(await claimed(kept));
    clock.pass(DAY / 2 - 0.001);
    expect(await keys.claim(swept)).toEqual(ANSWER);
    clock.pass(0.001);
    expect(await keys.claim({ ...swept, requestHash: 'other' })).toHaveProperty('token');
    expect(await keys.claim(kept)).toEqual(ANSWER);
  });

  it('is swept together with expired sessions and failures', async () => {
    await keep(await claimed());
    const em = database.read();
    const at = clock.now();
    await em.execute('INSERT INTO sessions VALUES (?, ?, ?, ?)', [
      'hash',
      'acc_1',
      at,
      new Date(at.getTime() + DAY * 1000),
    ]);
    await em.execute('INSERT INTO sign_in_failures VALUES (?, ?)', ['email:a', at]);
    const left = async () => {
      await new SweepAccountsService(database, clock).sweep();
      const tables = ['sessions', 'sign_in_failures', 'idempotency_keys'];
      const counts = tables.map((table) => em.execute<Array<{ n: string }>>(`SELECT count(*) AS n FROM ${table}`));
      return (await Promise.all(counts)).map(([row]) => Number(row?.n) > 0);
    };
    expect(await left()).toEqual([true, true, true]);
    clock.pass(15 * 60);
    expect(await left()).toEqual([true, false, true]);
    clock.pass(2 * DAY);
    expect(await left()).toEqual([false, false, false]);
  });
});
