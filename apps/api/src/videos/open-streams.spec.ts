import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { RateLimitedError } from '@app/platform';
import { MOST_STREAMS, OpenStreams } from './open-streams';

const aReply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

describe('OpenStreams', () => {
  it('refuses one too many of a caller, for as long as the others are open', () => {
    const streams = new OpenStreams();
    const replies = Array.from({ length: MOST_STREAMS }, aReply);
    for (const reply of replies) streams.enter('key_1', reply);
    expect(() => streams.enter('key_1', aReply())).toThrow(RateLimitedError);
    streams.enter('key_2', aReply());
    replies[0]?.raw.emit('close');
    streams.enter('key_1', aReply());
    expect(() => streams.enter('key_1', aReply())).toThrow(RateLimitedError);
  });
});
