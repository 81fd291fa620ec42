import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loggableBody, loggablePath, RequestRecorder } from '@app/accounts';
import { Clock, type DomainError } from '@app/platform';
import type { CallerRequest } from '../auth/caller';

/** Codes of refusals, until their requests are noted. */
const refusals = new WeakMap<object, string>();

/** Remembers why a request was refused: its code alone, for the detail may repeat what was sent. */
export function noteRefusal(request: CallerRequest, { error }: DomainError): void {
  refusals.set(request, error.split(/[:\s]/, 1)[0] ?? error);
}

/** Notes every request of an API key, and of the embed tokens of one, for its owner; behind the answer. */
export function noteRequests(app: NestFastifyApplication): void {
  const [recorder, clock] = [app.get(RequestRecorder), app.get(Clock)];
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request: CallerRequest, reply, done) => {
    const { user, id, method, url, body } = request;
    if (user?.keyId) {
      const ms = Math.round(reply.elapsedTime);
      recorder.note({
        accountId: user.accountId,
        keyId: user.keyId,
        requestId: String(id),
        at: new Date(clock.now().getTime() - ms),
        method,
        path: loggablePath(url.split('?', 1)[0] ?? ''),
        status: reply.statusCode,
        ms,
        error: refusals.get(request) ?? null,
        // Uploads are told of by their path alone.
        body: request.isMultipart() ? null : loggableBody(body),
      });
    }
    done();
  });
}
