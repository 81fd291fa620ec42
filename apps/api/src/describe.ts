import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG_PARTS } from '@app/composition';
import { loadConfig, StartFault } from '@app/platform';
import { ApiModule } from './api.module';
import { describeApi } from './openapi/openapi';

/** Prints the description that an api with this environment publishes. Needs no database: a preview makes no service. */
async function main(): Promise<void> {
  const config = { ...loadConfig('api', process.env, CONFIG_PARTS), logLevel: 'silent' };
  const preview = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(
    await ApiModule.with(config, 'postgres://preview'),
    new FastifyAdapter(),
    preview,
  );
  process.stdout.write(`${JSON.stringify(describeApi(app, config), null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFault ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
