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
});
