import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountsService } from '@app/accounts';
import { BillingSettingsService, CardsService, WalletService } from '@app/billing';
import { isLiveAccount } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { AccountDto } from './account.dto';
import { toCardDto } from '../billing/cards.dto';

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly wallet: WalletService,
    private readonly settings: BillingSettingsService,
    private readonly cards: CardsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getAccount',
    summary: 'The account behind the key and its credits',
    description:
      '`credits` is what can be spent now, that is the balance less what is `reserved` for work under way. Beside it stand how the account pays and the card on file.',
  })
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(401)
  async get(@Caller() { accountId }: CallerIdentity): Promise<AccountDto> {
    const { emailConfirmedAt } = await this.accounts.ownerOf(accountId);
    const balance = await this.wallet.balance(accountId);
    const settings = await this.settings.of(accountId);
    const card = await this.cards.current(accountId);
    return {
      signedIn: true,
      accountId,
      livemode: isLiveAccount(accountId),
      emailConfirmed: emailConfirmedAt !== null,
      ...balance,
      ...settings,
      card: card && toCardDto(card),
    };
  }
}
