import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { priceTable } from '@app/billing';
import { QuoteService } from '@app/videos';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { QuoteDto, QuoteRequestDto } from './quote.dto';

const ABOUT = `Free, and nothing is held. A floor: the defaults of a show add to it. What is made by a service that this
installation has not configured is drawn free of charge and costs nothing.

${priceTable()}`;

@ApiTags('Account')
@Controller('v1/quote')
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'quote', summary: 'The price of work, without charging', description: ABOUT })
  @ApiOkResponse({ type: QuoteDto })
  @ApiErrors(400, 401)
  quote(@Body() body: QuoteRequestDto): QuoteDto {
    return this.quotes.quote(body);
  }
}
