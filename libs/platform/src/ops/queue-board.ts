import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TicketQueues } from '../queues/ticket-queues';
import { OpsAccess, refuseOps } from './ops-access';

const PATH = '/ops/queues';
const READING = new Set(['GET', 'HEAD']);
/** The board's styles are inline; its external fonts are blocked. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Serves the queue board behind `OPS_PASSWORD`; without a password the board is not even loaded. A job removed there is
 * put back by the sweep, because the tables say it is unfinished.
 */
export async function mountQueueBoard(app: NestFastifyApplication): Promise<void> {
  const access = app.get(OpsAccess, { strict: false });
  if (!access.hasPassword) return;
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
  ]);
  const queues = app.get(TicketQueues, { strict: false }).all;
  const serverAdapter = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Factreel queues' } },
  });
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request, reply) => await guard(access, request, reply));
    await scope.register(serverAdapter.registerPlugin(), { prefix: PATH });
  });
}

async function guard(access: OpsAccess, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.headers(HEADERS);
  const refusal = refuseOps(access.judge(request), reply);
  if (refusal !== null) return await reply.send(refusal);
  if (READING.has(request.method) || isOwnPage(request)) return undefined;
  return await reply.status(403).type('text/plain; charset=utf-8').send('Ask from the board itself.\n');
}

/** Rejects cross-site requests, with which a browser would send the password. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
