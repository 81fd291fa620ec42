import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isLiveAccount } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AccountLimits } from './account-limits';
import { LimitsDto } from './limits.dto';

const ABOUT = `How often one may ask, how large things may be, how many there may be, and how long they are kept, as this installation has it set.
What is left of the requests stands in the header \`RateLimit\` of every answer.`;

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account/limits')
export class LimitsController {
  constructor(private readonly limits: AccountLimits) {}

  @Get()
  @ApiOperation({ operationId: 'getLimits', summary: 'What holds for the account', description: ABOUT })
  @ApiOkResponse({ type: LimitsDto })
  @ApiErrors(401)
  async of(@Caller() { accountId }: CallerIdentity): Promise<LimitsDto> {
    return { livemode: isLiveAccount(accountId), limits: await this.limits.of(accountId) };
  }
}
