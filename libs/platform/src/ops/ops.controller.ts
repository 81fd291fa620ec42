import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics } from '../metrics/metrics';
import { Public } from './public.decorator';
import { ReadinessService } from './readiness.service';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const READINESS = {
  type: 'object',
  required: ['status', 'checks'],
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable'] },
    checks: {
      type: 'object',
      additionalProperties: { type: 'string', enum: ['up', 'down'] },
      example: { database: 'up', queue: 'up', storage: 'up' },
    },
  },
};

/** Health and metrics, the same in api and worker (CONTRACT.md 1). */
@ApiTags('Operations')
@Public()
@Controller()
export class OpsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: ReadinessService,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process runs', security: [] })
  @ApiOkResponse({ schema: { type: 'object', properties: { status: { type: 'string', example: 'ok' } } } })
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Database, queue and storage answer; 503 while one does not',
    security: [],
  })
  @ApiOkResponse({ schema: READINESS })
  @ApiServiceUnavailableResponse({ description: 'One of them does not', schema: READINESS })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { ready, checks } = await this.readiness.check();
    if (!ready) reply.status(503);
    return { status: ready ? 'ok' : 'unavailable', checks };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Prometheus metrics; HTTP basic as `ops` where OPS_PASSWORD is set, else loopback only',
    security: [],
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiUnauthorizedResponse({ description: 'Asked without the password', schema: { type: 'string' } })
  async scrape(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.mayScrape(request)) {
      reply.status(401).header('www-authenticate', 'Basic realm="ops"').type('text/plain');
      return 'Sign in as ops.\n';
    }
    return await this.metrics.registry.metrics();
  }

  private mayScrape(request: FastifyRequest): boolean {
    const password = this.config.opsPassword;
    if (!password) return LOOPBACK.has(request.socket.remoteAddress ?? '');
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Basic ${Buffer.from(`ops:${password}`).toString('base64')}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
