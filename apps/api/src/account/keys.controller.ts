import type { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountsService, ApiKeysService } from '@app/accounts';
import { DepositsService } from '@app/billing';
import { Database, isLiveAccount } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { OwnerOnly } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CreatedKeyDto, CreateKeyDto, KeyPageDto, KeysQueryDto, toKeyDto } from './keys.dto';

const ABOUT = `Only its digest is kept: whoever loses it makes another. Without \`scopes\` it may do all that is not for owners alone; with them,
what each route names under \`x-scopes\`, and anything else answers 403 \`missing_scope\`. From \`expiresAt\` on it answers 401. With \`mode: "test"\` it begins with \`sk_test_\`, and neither sees nor changes anything that is live.`;

/** An owner's API keys; no key can make or end another. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('v1/account/keys')
export class KeysController {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly deposits: DepositsService,
    private readonly keys: ApiKeysService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listKeys',
    summary: 'API keys of both modes, newest first; without those that were revoked unless they are asked for',
    description:
      'Names, scopes, the last letters of each and when it was used last; a key itself is told once, when it is made. Expired keys stay in the list until they are revoked.',
  })
  @ApiOkResponse({ type: KeyPageDto })
  @ApiErrors(400, 401, 403, 404)
  async list(
    @Caller() { accountId }: CallerIdentity,
    @Query() { revoked, ...page }: KeysQueryDto,
  ): Promise<KeyPageDto> {
    const both = await this.accounts.bothModes(accountId);
    const { data, nextCursor } = await this.keys.list(both, { ...page, withRevoked: revoked === 'true' });
    return { data: data.map(toKeyDto), nextCursor };
  }

  @Post()
  @ApiOperation({
    operationId: 'createKey',
    summary: 'Make an API key; it is shown this once',
    description: ABOUT,
  })
  @ApiCreatedResponse({ type: CreatedKeyDto })
  @ApiErrors(400, 401, 403)
  async create(
    @Caller() { accountId }: CallerIdentity,
    @Body() { name, scopes, expiresAt, mode }: CreateKeyDto,
  ): Promise<CreatedKeyDto> {
    const limits = { ...(scopes ? { scopes } : {}), ...(expiresAt ? { expiresAt: new Date(expiresAt) } : {}) };
    return await this.database.transaction(async (em) => {
      const owner = mode === 'test' ? await this.testAccount(em, accountId) : accountId;
      const made = await this.keys.create(em, { accountId: owner, name: name ?? 'API key', ...limits });
      return { ...made, livemode: isLiveAccount(owner) };
    });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'revokeKey',
    summary: 'Revoke an API key, at once and for good',
    description: 'Requests with it answer 401 from now on, in every process; embed tokens that it minted end with it.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404)
  async revoke(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.keys.revoke(id, await this.accounts.bothModes(accountId));
  }

  private async testAccount(em: EntityManager, accountId: string): Promise<string> {
    return await this.accounts.ensureTestAccount(em, accountId, (id) => this.deposits.openTest(em, id));
  }
}
