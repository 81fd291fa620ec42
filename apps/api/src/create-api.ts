import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { type Config, Metrics, requestIdFrom } from '@app/platform';
import { ApiModule } from './api.module';
import { describeApi } from './openapi/openapi';

/** JSON bodies (CONTRACT.md 2). */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** The api, ready to listen. The database must be migrated. */
export async function createApi(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      requestIdFrom(request.headers['x-request-id']),
    forceCloseConnections: true,
    // Names such as __proto__ in a payload are refused by the parser and answered as bad JSON.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'ignore',
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(config, databaseUrl), adapter, {
    bufferLogs: true,
    // A fault is thrown to the program, which undoes what it has started; Nest would end the process.
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const metrics = app.get(Metrics);
  const fastify = adapter.getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const document = describeApi(app, config);
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json', customSiteTitle: 'Factreel API' });
  return app;
}
