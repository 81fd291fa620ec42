import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LedgerHistoryService, type LedgerTransaction } from '@app/billing';
import { isLiveAccount } from '@app/platform';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { LedgerPageDto, type LedgerRowDto } from './ledger.dto';

const ABOUT = `Newest first. Rows are chained: \`hash\` is the SHA-256, in lower-case hex, of the UTF-8 JSON text, without blanks, of
\`[previousHash, id, accountId, seq, kind, credits, captured, balance, reason, videoId, holdId, at]\`, where \`accountId\` is that of
\`GET /v1/account\`. Whoever keeps the last hash can prove later that nothing before it was changed.`;

@ApiTags('Account')
@NeedsScope('account:read')
@Controller('v1/account/ledger')
export class LedgerController {
  constructor(private readonly history: LedgerHistoryService) {}

  @Get()
  @ApiOperation({ operationId: 'listLedger', summary: 'Everything that happened to the credits', description: ABOUT })
  @ApiOkResponse({ type: LedgerPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() caller: CallerIdentity, @Query() query: PageQueryDto): Promise<LedgerPageDto> {
    const { data, nextCursor } = await this.history.page(caller.accountId, query);
    return { data: data.map(toRow), nextCursor };
  }
}

function toRow(row: LedgerTransaction): LedgerRowDto {
  const { id, accountId, seq, at, kind, credits, captured, balance, reason, videoId, holdId, previousHash, hash } = row;
  return {
    id,
    livemode: isLiveAccount(accountId),
    seq,
    at: at.toISOString(),
    kind,
    credits,
    captured,
    balance,
    reason,
    videoId,
    holdId,
    previousHash,
    hash,
  };
}
