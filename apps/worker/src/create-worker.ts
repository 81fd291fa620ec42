import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { type Config, mountQueueBoard } from '@app/platform';
import { WorkerModule } from './worker.module';

/** The worker, ready to listen for health and metrics; its processors start with it. */
export async function createWorker(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ forceCloseConnections: true });
  const app = await NestFactory.create<NestFastifyApplication>(await WorkerModule.with(config, databaseUrl), adapter, {
    bufferLogs: true,
    // A fault is thrown to the program, which undoes what it has started; Nest would end the process.
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  await mountQueueBoard(app);
  return app;
}
