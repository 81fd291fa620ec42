import type { IncomingMessage } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { forEndUser } from '@app/billing';
import {
  BadRequestError,
  DomainError,
  type ErrorKind,
  isPassingTrouble,
  Metrics,
  RateLimitedError,
  refusedText,
} from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { isMcp, rpcErrorBody } from '../mcp/mcp-route';
import { noteRefusal } from '../requests/note-requests';
import { challenge, errorBody } from './error.dto';

const STATUS: Record<ErrorKind, number> = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  away: 503,
};

/** When to come again where something we stand on does not answer. */
const UNAVAILABLE_S = 5;
/** How long a client may go on sending what was refused already. */
const REST_WITHIN_MS = 3_000;

/** The one place where errors become answers; nothing of a library or a stack is ever told. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);
  private readonly limited;

  constructor(metrics: Metrics) {
    this.limited = metrics.counter({
      name: 'factreel_rate_limited_total',
      help: 'Requests that were sent away because they were too many, by route',
      labels: ['route'],
    });
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<CallerRequest>();
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const known = toDomainError(refusedText(thrown), request);
    const error = request.user?.embed ? forEndUser(known) : known;
    const isOurs = error.kind === 'internal' || error.kind === 'unavailable';
    if (isOurs) this.logger.error({ err: thrown, requestId: request.id }, 'request failed');
    noteRefusal(request, error);
    const body = (isMcp(request.url) ? rpcErrorBody : errorBody)(error, String(request.id));
    if (error instanceof RateLimitedError) {
      this.limited.inc({ route: request.routeOptions.url ?? 'unknown' });
      reply.header('retry-after', error.retryAfterSeconds);
    }
    if (STATUS[error.kind] === 503) reply.header('retry-after', UNAVAILABLE_S);
    if (error.kind === 'unauthorized') reply.header('www-authenticate', challenge(request.headers.authorization));
    const send = () => void reply.status(STATUS[error.kind]).type('application/json; charset=utf-8').send(body);
    if (error.kind === 'too_large') afterRest(request.raw, send);
    else send();
  }
}

/**
 * The connection closes behind a refused body, and a client that is still sending would lose the answer with it: what
 * is under way is read away first, for a while.
 */
function afterRest(request: IncomingMessage, send: () => void): void {
  if (request.readableEnded) return send();
  const done = (): void => {
    clearTimeout(timer);
    request.off('end', done).off('close', done);
    send();
  };
  const timer = setTimeout(done, REST_WITHIN_MS);
  request.on('end', done).on('close', done).resume();
}

function toDomainError(thrown: unknown, request: CallerRequest): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const path = request.url.split('?')[0] ?? '';
  const { statusCode, code } = (thrown ?? {}) as { statusCode?: unknown; code?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new BadRequestError([{ path: 'content-length', message: 'is not the length of the body' }]);
  }
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  switch (status) {
    case 400:
      return new BadRequestError([{ path: 'body', message: 'is not valid JSON' }]);
    // A path that climbs out of a folder names nothing that there is.
    case 403:
    case 404:
    case 405:
      return new DomainError(
        'not_found',
        `not_found: route ${request.method} ${path}`,
        `There is no route ${request.method} ${path}.`,
      );
    case 413:
      return new DomainError(
        'too_large',
        'too_large: body over 2 MB',
        'The body is larger than the 2 MB that this route takes.',
      );
    case 415:
      return new BadRequestError([{ path: 'content-type', message: 'must be application/json' }]);
    default:
      if (isPassingTrouble(thrown)) {
        return new DomainError('unavailable', 'unavailable', 'The service cannot do this right now. Try again later.');
      }
      return new DomainError(
        'internal',
        'internal',
        'Something went wrong on our side. The request id finds it in our logs.',
      );
  }
}
