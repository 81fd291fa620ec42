import { Body, Controller, HttpCode, Inject, Module, Post, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { newId } from '@app/platform';
import { admit, CONNECTIONS } from './bare-admission';

const NOTE = `INSERT INTO tool_runs (id, account_id, key_id, tool, door, is_job, status, progress, held, charged, attempts,
    created_at, started_at, finished_at, updated_at)
  VALUES ($1, $2, $3, 'noop', 'http', false, 'done', 1, 0, 0, 1, $4, $4, $5, $5)`;

/** One route over Nest: whose key it is, one request more, and the line of the audit log; nothing else. */
@Controller('v1/tools')
class BareToolController {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  @Post('noop')
  @HttpCode(200)
  async call(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { n }: { n: number },
  ): Promise<{ n: number }> {
    const startedAt = new Date();
    const { id, account_id: accountId } = await admit(this.pool, request, reply);
    const values = [newId('job'), accountId, id, startedAt, new Date()];
    await this.pool.query({ name: 'note', text: NOTE, values });
    return { n };
  }
}

/** The route beside which a tool that does nothing is measured. */
export async function bareNest(databaseUrl: string): Promise<NestFastifyApplication> {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS, idleTimeoutMillis: 0 });

  @Module({ controllers: [BareToolController], providers: [{ provide: Pool, useValue: pool }] })
  class BareModule {}
  return await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: false });
}
