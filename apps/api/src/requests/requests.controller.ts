import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequestLogService } from '@app/accounts';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { LoggedRequestPageDto, RequestsQueryDto, toLoggedRequestDto, toStatusRange } from './requests.dto';

const ABOUT = `Of API keys, and of the embed tokens that they minted; what an owner does in the studio is not among them. Kept 30 days, newest
first, and there within a few seconds of the answer. A request without a key that is alive belongs to nobody, and is in no list.`;

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account/requests')
export class RequestsController {
  constructor(private readonly log: RequestLogService) {}

  @Get()
  @ApiOperation({
    operationId: 'listRequests',
    summary: 'What was asked with the keys of the account',
    description: ABOUT,
  })
  @ApiOkResponse({ type: LoggedRequestPageDto })
  @ApiErrors(400, 401)
  async list(
    @Caller() { accountId }: CallerIdentity,
    @Query() { status, ...asked }: RequestsQueryDto,
  ): Promise<LoggedRequestPageDto> {
    const { data, nextCursor } = await this.log.page(accountId, { ...asked, status: toStatusRange(status) });
    return { data: data.map(toLoggedRequestDto), nextCursor };
  }
}
