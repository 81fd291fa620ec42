import { RateLimitedError } from '@app/platform';
import { FreeWorkGate } from './free-work-gate';

describe('the gate of plans', () => {
  it('lets an account in once at a time, and others beside it', async () => {
    const gate = new FreeWorkGate('plans');
    let end = (): void => undefined;
    const first = gate.run('acc_1', () => new Promise<void>((done) => (end = done)));
    await expect(gate.run('acc_1', () => Promise.resolve())).rejects.toThrow(RateLimitedError);
    await expect(gate.run('acc_2', () => Promise.resolve('planned'))).resolves.toBe('planned');
    end();
    await first;
    await expect(gate.run('acc_1', () => Promise.resolve('planned'))).resolves.toBe('planned');
  });

  it('opens again when a plan fails', async () => {
    const gate = new FreeWorkGate('plans');
    await expect(gate.run('acc_1', () => Promise.reject(new Error('no facts')))).rejects.toThrow('no facts');
    await expect(gate.run('acc_1', () => Promise.resolve('planned'))).resolves.toBe('planned');
  });
});
