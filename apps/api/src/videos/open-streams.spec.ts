import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { RateLimitedError } from '@app/platform';
import { MOST_STREAMS, OpenStreams } from './open-streams';

const aReply = (closed = false) => ({ raw: Object.assign(new EventEmitter(), { closed }) }) as unknown as FastifyReply;

describe('OpenStreams', () => {
  it('refuses one too many of a caller, for as long as the others are open', () => {
    const streams = new OpenStreams();
    const replies = Array.from({ length: MOST_STREAMS }, () => aReply());
    for (const reply of replies) streams.enter('key_1', reply);
    expect(() => streams.enter('key_1', aReply())).toThrow(RateLimitedError);
    streams.enter('key_2', aReply());
    replies[0]?.raw.emit('close');
    streams.enter('key_1', aReply());
    expect(() => streams.enter('key_1', aReply())).toThrow(RateLimitedError);
  });

  it('keeps no place for callers who have left before theirs was counted', () => {
    const streams = new OpenStreams();
    for (let left = 0; left <= MOST_STREAMS; left += 1) streams.enter('key_1', aReply(true));
    expect(() => streams.enter('key_1', aReply())).not.toThrow();
  });
});
