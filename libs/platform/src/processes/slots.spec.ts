import { withIds } from '../logging/work-ids';
import { Slots } from './slots';

const held = () => {
  let release = () => undefined as void;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { done, release };
};

describe('Slots', () => {
  it('lets the next task begin only when one has ended, in order', async () => {
    const slots = new Slots(1);
    const first = held();
    const order: string[] = [];
    const lines = [
      slots.run(async () => {
        await first.done;
        order.push('first');
      }),
      slots.run(async () => void order.push('second')),
      slots.run(async () => void order.push('third')),
    ];
    first.release();
    await Promise.all(lines);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('frees the slot of a task that failed', async () => {
    const slots = new Slots(1);
    await expect(slots.run(() => Promise.reject(new Error('hoarse')))).rejects.toThrow('hoarse');
    await expect(slots.run(() => Promise.resolve('well'))).resolves.toBe('well');
  });

  it('lets a waiting task leave when it is aborted, and serves the one behind it', async () => {
    const slots = new Slots(1);
    const first = held();
    const controller = new AbortController();
    const speaking = slots.run(() => first.done);
    const leaving = slots.run(() => Promise.resolve('never'), controller.signal);
    const behind = slots.run(() => Promise.resolve('spoken'));
    controller.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    first.release();
    await speaking;
    await expect(behind).resolves.toBe('spoken');
  });

  describe('between accounts', () => {
    const of = <T>(accountId: string, work: () => T): T => withIds({ accountId }, work);
    const begins = (slots: Slots, account: string, order: string[], until?: Promise<void>) =>
      of(account, () =>
        slots.run(async () => {
          order.push(account);
          await until;
        }),
      );

    it('serves those who wait in turn, however many tasks one of them has sent', async () => {
      const slots = new Slots(1);
      const first = held();
      const order: string[] = [];
      const all = [
        begins(slots, 'crowd', order, first.done),
        ...Array.from({ length: 5 }, () => begins(slots, 'crowd', order)),
        begins(slots, 'second', order),
        begins(slots, 'third', order),
        begins(slots, 'second', order),
      ];
      first.release();
      await Promise.all(all);
      expect(order).toEqual(['crowd', 'crowd', 'second', 'third', 'crowd', 'second', 'crowd', 'crowd', 'crowd']);
    });

    it('keeps a slot for others where one account may not hold them all', async () => {
      const slots = new Slots(2, { atOnceOfOne: 1 });
      const first = held();
      const order: string[] = [];
      const crowd = [begins(slots, 'crowd', order, first.done), begins(slots, 'crowd', order)];
      await begins(slots, 'other', order);
      expect(order).toEqual(['crowd', 'other']);
      first.release();
      await Promise.all(crowd);
      expect(order).toEqual(['crowd', 'other', 'crowd']);
    });

    it('refuses the account that has too many waiting, and everybody only when all places are taken', async () => {
      const slots = new Slots(1, { waitingOfOne: 1, waiting: 2 });
      const first = held();
      const order: string[] = [];
      const taken = [begins(slots, 'crowd', order, first.done), begins(slots, 'crowd', order)];
      await expect(begins(slots, 'crowd', order)).rejects.toMatchObject({ kind: 'rate_limited' });
      taken.push(begins(slots, 'other', order));
      await expect(begins(slots, 'third', order)).rejects.toMatchObject({ kind: 'unavailable' });
      first.release();
      await Promise.all(taken);
      await expect(begins(slots, 'third', order)).resolves.toBeUndefined();
      expect(slots.queued).toBe(0);
    });
  });
});
