import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Metrics } from '../metrics/metrics';
import { Draining } from '../shutdown/draining';
import { OpsAccess, refuseOps } from './ops-access';
import { Public } from './public.decorator';
import { ReadinessService } from './readiness.service';

const READINESS = {
  type: 'object',
  required: ['status', 'checks'],
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable', 'draining'] },
    checks: {
      type: 'object',
      additionalProperties: { type: 'string', enum: ['up', 'down'] },
      example: { database: 'up', queue: 'up', storage: 'up' },
    },
  },
};

/** Health and metrics, the same in api and worker. */
@ApiTags('Operations')
@Public()
@Controller()
export class OpsController {
  constructor(
    private readonly access: OpsAccess,
    private readonly readiness: ReadinessService,
    private readonly metrics: Metrics,
    private readonly draining: Draining,
  ) {}

  @Get('health/live')
  @ApiOperation({
    operationId: 'getLiveness',
    summary: 'The process runs',
    description: 'For a probe that restarts what hangs: it asks nothing else and needs no key.',
    security: [],
  })
  @ApiOkResponse({ schema: { type: 'object', properties: { status: { type: 'string', example: 'ok' } } } })
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Database, queue and storage answer, and the process is not about to stop; else 503',
    description: 'For a probe that takes a process out of the traffic. `checks` says which of them is down.',
    security: [],
  })
  @ApiOkResponse({ schema: READINESS })
  @ApiServiceUnavailableResponse({ description: 'One of them does not, or the process ends', schema: READINESS })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    // A process that is about to stop is not ready, whatever it still reaches.
    if (this.draining.isDraining) {
      reply.status(503);
      return { status: 'draining', checks: {} };
    }
    const { ready, checks } = await this.readiness.check();
    if (!ready) reply.status(503);
    return { status: ready ? 'ok' : 'unavailable', checks };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Prometheus metrics; HTTP basic as `ops` where OPS_PASSWORD is set, else loopback only',
    description: 'In the text format of Prometheus. Our own begin with `factreel_`.',
    security: [],
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiUnauthorizedResponse({ description: 'Asked without the password', schema: { type: 'string' } })
  @ApiTooManyRequestsResponse({ description: 'Ten wrong passwords within 15 minutes', schema: { type: 'string' } })
  async scrape(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const refusal = refuseOps(this.access.judge(request), reply);
    return refusal ?? (await this.metrics.registry.metrics());
  }
}
