import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { secretsOf } from '../config/config-secrets';
import { traceIds } from '../tracing/spans';
import { Scrubber } from './scrub';
import { presentIds } from './work-ids';

const REQUEST_ID = /^[\w.-]{1,100}$/;

/** The caller's request id if it is harmless, otherwise a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Structured logs on stdout. Each line carries the ids of its work, and never a secret. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      imports: [],
      providers: [],
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const scrubber = new Scrubber(secretsOf(config));
        return {
          // `carryRequests` logs requests, since it knows their account and records.
          forRoutes: [],
          pinoHttp: {
            level: config.logLevel,
            base: { role: config.role },
            mixin: () => ({ ...presentIds(), ...traceIds() }),
            // The last step of every line, for whatever a library has put into its error.
            hooks: { streamWrite: (line: string) => scrubber.scrub(line) },
            autoLogging: false,
            transport: config.logPretty
              ? { target: 'pino-pretty', options: { singleLine: true, ignore: 'pid,hostname' } }
              : undefined,
          },
        };
      },
    }),
  ],
})
export class LoggingModule {}
