import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BearerCallers } from './bearer-callers';
import type { SessionCookie } from './session-cookie';
import { StandingLeave } from './standing-leave';

const request = { headers: { authorization: 'Bearer sk_1' } } as FastifyRequest;
const replyOf = (closed: boolean) =>
  ({ raw: Object.assign(new EventEmitter(), { closed }) }) as unknown as FastifyReply;

describe('StandingLeave', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const leave = (stands: boolean) =>
    new StandingLeave(
      { find: async () => (stands ? { accountId: 'acc_1', keyId: 'key_1' } : null) } as unknown as BearerCallers,
      {} as SessionCookie,
    );

  it('ends an answer whose key was revoked', async () => {
    const signal = leave(false).until(request, replyOf(false));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(signal.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('looks no more once the connection has closed', () => {
    const reply = replyOf(false);
    leave(true).until(request, reply);
    expect(jest.getTimerCount()).toBe(1);
    reply.raw.emit('close');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not begin to look for a caller who has left already', () => {
    leave(true).until(request, replyOf(true));
    expect(jest.getTimerCount()).toBe(0);
  });
});
