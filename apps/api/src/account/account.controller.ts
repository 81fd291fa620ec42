import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { WalletService } from '@app/billing';
import { Caller, type CallerIdentity } from '../auth/caller';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AccountDto } from './account.dto';

@ApiTags('Account')
@Controller('v1/account')
export class AccountController {
  constructor(private readonly wallet: WalletService) {}

  @Get()
  @ApiOperation({ operationId: 'getAccount', summary: 'The account behind the key and its credits' })
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(401)
  async get(@Caller() caller: CallerIdentity): Promise<AccountDto> {
    return { signedIn: true, ...(await this.wallet.balance(caller.accountId)) };
  }
}
