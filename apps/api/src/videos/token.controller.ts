import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TokenMarketService } from '@app/sources';
import { OrderVideoService } from '@app/videos';
import { AcceptedJobDto, toAcceptedJob, tokenOrderOf, TokenVideoDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ABOUT = `A designed, voiced and checked 9:16 video with the token's price, moves, volume, liquidity, hourly candles and logo, as the
market's services give them now (answers are kept for a minute). Facts are read before anything is charged: a token that nobody trades at a
price, and services that cannot be read, are a 422 at once. Candles that cannot be had are left out.`;

@ApiTags('Videos')
@NeedsScope('videos:write')
@Controller('v1/videos/token')
export class TokenController {
  constructor(
    private readonly tokens: TokenMarketService,
    private readonly orders: OrderVideoService,
  ) {}

  @Post()
  @OpenToEmbeds()
  @HttpCode(202)
  @ApiOperation({ operationId: 'createVideoFromToken', summary: 'Make a video of a token', description: ABOUT })
  @ApiAcceptedResponse({ type: AcceptedJobDto })
  @ApiErrors(400, 401, 402, 404, 413, 422)
  async create(
    @Caller() { accountId, embed }: CallerIdentity,
    @Body() body: TokenVideoDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<AcceptedJobDto> {
    const snapshot = await this.tokens.read(body.chain, body.address);
    const wanted = { ...tokenOrderOf(body, snapshot), endUser: embed };
    return toAcceptedJob(await this.orders.create(accountId, wanted, (em, taken) => keep(em, toAcceptedJob(taken))));
  }
}
