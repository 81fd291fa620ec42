import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { UsageService } from '@app/billing';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { UsageDto, UsageQueryDto } from './usage.dto';

const USUAL_MONTHS = 12;
const ABOUT = `A row for each month, key and kind of work that cost anything, oldest first. Work counts in the month in which it was ordered, once it is
charged; what was refunded is taken off. The rows of a test account are those of its test credits.`;

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account/usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @ApiOperation({ operationId: 'getUsage', summary: 'Credits by month, key and kind of work', description: ABOUT })
  @ApiOkResponse({ type: UsageDto })
  @ApiErrors(400, 401)
  async of(
    @Caller() { accountId }: CallerIdentity,
    @Query() { months = USUAL_MONTHS }: UsageQueryDto,
  ): Promise<UsageDto> {
    return { data: await this.usage.of(accountId, months) };
  }
}
