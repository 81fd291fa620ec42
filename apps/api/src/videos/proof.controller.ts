import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProveVideoService } from '@app/videos';
import { ProofDto, ProofQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class ProofController {
  constructor(private readonly proofs: ProveVideoService) {}

  @Get(':id/proof')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'getProof',
    summary: 'Every figure seen or heard, and the fact it comes from',
    description: 'There as soon as the video has its script; 409 before.',
  })
  @ApiOkResponse({ type: ProofDto })
  @ApiErrors(400, 401, 404, 409)
  async get(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Query() query: ProofQueryDto,
  ): Promise<ProofDto> {
    return await this.proofs.prove(id, caller.accountId, query.version);
  }
}
