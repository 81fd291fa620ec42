import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { MOST_OF_ACCOUNT, MOST_OF_CALLER, MOST_OF_PROCESS, OpenStreams } from './open-streams';

const aReply = (closed = false) => ({ raw: Object.assign(new EventEmitter(), { closed }) }) as unknown as FastifyReply;
const keyOf = (accountId: string, keyId: string) => ({ user: { accountId, keyId, scopes: null }, ip: '192.0.2.1' });

describe('OpenStreams', () => {
  it('bounds what one key holds open, and lets others in', () => {
    const streams = new OpenStreams();
    const replies = Array.from({ length: MOST_OF_CALLER }, () => aReply());
    for (const reply of replies) streams.enter(keyOf('acc_1', 'key_1'), reply);
    expect(() => streams.enter(keyOf('acc_1', 'key_1'), aReply())).toThrow(`${MOST_OF_CALLER} streams are open`);
    streams.enter(keyOf('acc_1', 'key_2'), aReply());
    replies[0]?.raw.emit('close');
    streams.enter(keyOf('acc_1', 'key_1'), aReply());
  });

  it('bounds what the keys of one account hold together', () => {
    const streams = new OpenStreams();
    for (let n = 0; n < MOST_OF_ACCOUNT; n += 1) streams.enter(keyOf('acc_1', `key_${n}`), aReply());
    expect(() => streams.enter(keyOf('acc_1', 'key_more'), aReply())).toThrow('streams of the account are open');
    streams.enter(keyOf('acc_2', 'key_other'), aReply());
  });

  it('bounds what one process holds, and counts a refused stream nowhere', () => {
    const streams = new OpenStreams();
    const replies = Array.from({ length: MOST_OF_PROCESS }, () => aReply());
    for (const [n, reply] of replies.entries()) streams.enter(keyOf(`acc_${n}`, `key_${n}`), reply);
    const late = keyOf('acc_late', 'key_late');
    for (let n = 0; n <= MOST_OF_CALLER; n += 1)
      expect(() => streams.enter(late, aReply())).toThrow('streams are open at this server');
    replies[0]?.raw.emit('close');
    streams.enter(late, aReply());
  });

  it('keeps no place for callers who have left before theirs was counted', () => {
    const streams = new OpenStreams();
    for (let left = 0; left <= MOST_OF_CALLER; left += 1) streams.enter(keyOf('acc_1', 'key_1'), aReply(true));
    expect(() => streams.enter(keyOf('acc_1', 'key_1'), aReply())).not.toThrow();
  });
});
