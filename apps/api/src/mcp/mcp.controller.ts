import { All, Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '@app/platform';
import { McpService } from '@app/tools';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { StandingLeave } from '../auth/standing-leave';
import { whenClosed } from '../http/when-closed';
import { NeverReplayed } from '../idempotency/idempotency.decorators';
import { MCP_PATH } from './mcp-route';
import { OwnOriginGuard } from './own-origin.guard';

/** The agents' door; it answers each method itself, as the protocol wants it (405 but for POST). */
@ApiExcludeController()
@NeedsScope('tools')
@Controller(MCP_PATH)
@UseGuards(OwnOriginGuard)
@NeverReplayed()
export class McpController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mcp: McpService,
    private readonly leave: StandingLeave,
  ) {}

  @All()
  async answer(
    @Caller() identity: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const caller = { ...identity, requestId: String(request.id) };
    const ended = this.leave.until(request, reply);
    ended.addEventListener('abort', () => reply.raw.destroy(), { once: true });
    const asked = this.toWebRequest(request, AbortSignal.any([hungUp(reply), ended]));
    await reply.send(await this.mcp.answer({ request: asked, body: request.body, caller }));
  }

  private toWebRequest({ url, method, headers }: FastifyRequest, signal: AbortSignal): Request {
    const single = Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return new Request(new URL(url, this.config.baseUrl), { method, headers: single, signal });
  }
}

/** Aborts where the connection ends before the answer does. */
function hungUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client hung up'));
  });
  return controller.signal;
}
