import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import {
  answerFor,
  API_VERSIONS,
  type ApiVersion,
  CURRENT_VERSION,
  deprecationOf,
  isApiVersion,
  requestFrom,
} from '@app/versions';
import { ApiKeysService } from '@app/accounts';
import { BadRequestError, CONFIG, type Config } from '@app/platform';
import type { CallerRequest } from '../auth/caller';

/** The version of the API that a request speaks. */
export function spokenVersion({ apiVersion }: CallerRequest): ApiVersion {
  return apiVersion ?? CURRENT_VERSION;
}

/** Parameter of a controller's method: the version of the API that the request speaks. */
export const SpokenVersion = createParamDecorator((_: unknown, context: ExecutionContext): ApiVersion => {
  return spokenVersion(context.switchToHttp().getRequest<CallerRequest>());
});

export const VERSION_HEADER = 'Factreel-Version';
/** Writes its events in the version itself, as pages and as a stream. */
const FEED = '/v1/events';

/**
 * Routes below `/v1` speak the version of the `Factreel-Version` header, else that of the key's first call, else the
 * current one: bodies are translated before they are validated, answers as they are written. Call it after `admitEarly`,
 * which finds the caller.
 */
export function speakVersions(app: NestFastifyApplication): void {
  const keys = app.get(ApiKeysService);
  const { baseUrl } = app.get<Config>(CONFIG);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request: CallerRequest, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    const version = askedVersion(request) ?? keptVersion(request) ?? CURRENT_VERSION;
    request.apiVersion = version;
    reply.header(VERSION_HEADER, version);
    announceEnd(reply, version, baseUrl);
    const { keyId, apiVersion, embed } = request.user ?? {};
    if (keyId && !embed && apiVersion === null) await keys.pin(keyId, version);
  });
  fastify.addHook('preValidation', (request: CallerRequest, _reply, done) => {
    const version = spokenVersion(request);
    if (version !== CURRENT_VERSION) request.body = requestFrom(version, request.body);
    done();
  });
  fastify.addHook('preSerialization', (request: CallerRequest, _reply, answer, done) => {
    const version = spokenVersion(request);
    const isWritten = version === CURRENT_VERSION || request.routeOptions.url === FEED;
    done(null, isWritten ? answer : answerFor(version, answer));
  });
}

/** Throws `BadRequestError` for a version that there is not. */
function askedVersion({ headers }: CallerRequest): ApiVersion | null {
  const asked = headers['factreel-version'];
  if (asked === undefined) return null;
  if (isApiVersion(asked)) return asked;
  throw new BadRequestError([{ path: VERSION_HEADER, message: `must be one of ${API_VERSIONS.join(', ')}` }]);
}

/** A version that this release has no longer counts as the oldest that it has. */
function keptVersion({ user }: CallerRequest): ApiVersion | null {
  const kept = user?.apiVersion ?? null;
  return kept === null || isApiVersion(kept) ? kept : API_VERSIONS[0];
}

/** RFC 9745 and RFC 8594. */
function announceEnd(reply: FastifyReply, version: ApiVersion, baseUrl: string): void {
  const end = deprecationOf(version);
  if (!end) return;
  reply.headers({
    deprecation: `@${end.since.getTime() / 1000}`,
    sunset: end.until.toUTCString(),
    link: `<${new URL('/docs/changelog', baseUrl).href}>; rel="deprecation"; type="text/html"`,
  });
}
