import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { carryRequests, type Config, Metrics, mountQueueBoard, requestIdFrom } from '@app/platform';
import { ApiModule } from './api.module';
import { cookieSecrets } from './auth/session-cookie';
import { EarlyRefusals } from './errors/early-refusals';
import { serveDocs } from './docs/serve-docs';
import { BODY_LIMIT_BYTES, parseJson, watchBodies } from './http/body-rules';
import { SecurityHeaders } from './http/security-headers';
import { acceptUploads, UPLOAD_PATHS } from './library/multipart';
import { describeApi } from './openapi/openapi';
import { serveDescription } from './openapi/serve-description';
import { admitEarly } from './rate-limit/admit-early';
import { noteRequests } from './requests/note-requests';
import { DrainRequests } from './shutdown/drain-requests';
import { allowStudio } from './studio/allow-studio';
import { servePlayer } from './studio/serve-player';
import { serveStudio } from './studio/serve-studio';
import { speakVersions } from './versions/speak-versions';

/** The api, ready to listen. The database must be migrated. */
export async function createApi(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const headers = new SecurityHeaders(config);
  const refusals = new EarlyRefusals(headers.ofRefusals, config.http.requestTimeoutMs);
  const adapter = new FastifyAdapter({
    ...refusals.options,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trusted(config.http.trustProxy),
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      requestIdFrom(request.headers['x-request-id']),
    // Whoever is asking is answered before the end; those who only keep a connection are not waited for.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(await ApiModule.with(config, databaseUrl), adapter, {
    bufferLogs: true,
    // Stripe signs the bytes of its events.
    rawBody: true,
    // A fault is thrown to the program, which undoes what it has started; Nest would end the process.
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  app.useBodyParser('application/json', { bodyLimit: BODY_LIMIT_BYTES }, parseJson(fastify));
  app.useLogger(app.get(Logger));
  await app.register(fastifyCookie, { secret: cookieSecrets(config) });
  await allowStudio(app, config);
  await acceptUploads(app);
  const metrics = app.get(Metrics);
  carryRequests(fastify, { traced: config.tracing !== undefined, believed: config.http.trustProxy !== false });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  headers.watch(fastify);
  refusals.watch(fastify);
  watchBodies(fastify, { formPaths: UPLOAD_PATHS, withinMs: config.http.requestTimeoutMs });
  app.get(DrainRequests).watch(fastify);
  admitEarly(app);
  speakVersions(app);
  noteRequests(app);
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const document = describeApi(app, config);
  serveDescription(fastify, document);
  serveDocs(fastify, document);
  SwaggerModule.setup('docs', app, document, { ui: false, raw: ['yaml'] });
  await mountQueueBoard(app);
  await servePlayer(app);
  await serveStudio(app);
  return app;
}

/** A number of proxies as the adapter takes it: the hops that are believed, counted from us. */
function trusted(proxies: Config['http']['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
