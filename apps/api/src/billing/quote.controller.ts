import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { priceTable } from '@app/billing';
import { QuoteService } from '@app/videos';
import { QuoteDto, QuoteRequestDto, saidFields } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ABOUT = `Free, and nothing is held. With \`showId\` or \`channelId\` their defaults count as they do for an order, and \`setBy\` names
whose default asks for a line. A floor all the same: a script that runs longer than the target is paid for as long as it runs. What is made by a service that this
installation has not configured is drawn free of charge and costs nothing.

${priceTable()}`;

@ApiTags('Account')
@NeedsScope('videos:read')
@Controller('v1/quote')
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

  @Post()
  @OpenToEmbeds()
  @HttpCode(200)
  @ApiOperation({ operationId: 'quote', summary: 'The price of work, without charging', description: ABOUT })
  @ApiOkResponse({ type: QuoteDto })
  @ApiErrors(400, 401, 404)
  async quote(@Caller() { accountId, embed }: CallerIdentity, @Body() body: QuoteRequestDto): Promise<QuoteDto> {
    return await this.quotes.quote(accountId, { ...saidFields(body), kind: body.kind ?? 'video', endUser: embed });
  }
}
