import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

const REQUEST_ID = /^[\w.-]{1,100}$/;

/** A caller's own request id where it is harmless, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Structured logs on stdout; secrets never reach them (STYLE.md 16). */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        pinoHttp: {
          level: config.logLevel,
          base: { role: config.role },
          genReqId: (request) => request.id ?? requestIdFrom(request.headers['x-request-id']),
          redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
          serializers: {
            // Media and watch links carry keys in the query: the path alone is logged.
            req: (request: { id: string; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              path: request.url.split('?')[0],
            }),
            res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
          },
          autoLogging: { ignore: (request) => /^\/(health|metrics)/.test(request.url ?? '') },
          transport: config.logPretty
            ? { target: 'pino-pretty', options: { singleLine: true, ignore: 'pid,hostname' } }
            : undefined,
        },
      }),
    }),
  ],
})
export class LoggingModule {}
