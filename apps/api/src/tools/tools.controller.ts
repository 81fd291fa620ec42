import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallToolService, ToolCatalogueService } from '@app/tools';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AcceptedToolDto, ToolPageDto } from './tool.dto';

@ApiTags('Tools')
@NeedsScope('tools')
@Controller('v1/tools')
export class ToolsController {
  constructor(
    private readonly catalogue: ToolCatalogueService,
    private readonly calls: CallToolService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listTools',
    summary: 'Every tool that can be called here, with its schemas and its price',
    description: 'The same catalogue is served to agents at `/mcp` under the same key.',
  })
  @ApiExtraModels(AcceptedToolDto)
  @ApiOkResponse({ type: ToolPageDto })
  @ApiErrors(401)
  list(): ToolPageDto {
    return { data: this.catalogue.list(), nextCursor: null };
  }

  /** Described tool by tool (`describeTools`). */
  @Post(':name')
  @ApiExcludeEndpoint()
  async call(
    @Caller() { accountId, keyId, scopes }: CallerIdentity,
    @Param('name') tool: string,
    @Body() input: unknown,
    @KeepAnswer() keep: AnswerKeeper,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    // Set before the work: the answer is kept with it.
    reply.status(this.calls.statusOf(tool));
    return await this.calls.call({ tool, input, accountId, keyId, scopes, door: 'http', keep });
  }
}
