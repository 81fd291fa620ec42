import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CardsService, PRICES } from '@app/billing';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OwnerOnly } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CardDto, CardPageDto, SaveCardDto, SavedCardDto, toCardDto, toSavedCardDto } from './cards.dto';

const ABOUT = `It is the one that is charged from now on. The first card of an account adds ${PRICES.firstCardGrant} credits, once for a card
whichever account saves it, and switches pay-as-you-go on.`;

const REMOVED =
  'The one that was saved before it is charged from then on; without any, a wallet that runs short is not topped up.';

/** Cards on file; only an owner saves one. */
@ApiTags('Account')
@Controller('v1/account/cards')
export class CardsController {
  constructor(private readonly cards: CardsService) {}

  @Get()
  @NeedsScope('account:read')
  @ApiOperation({
    operationId: 'listCards',
    summary: 'Cards on file; the first is the one that is charged',
    description: 'What the payment provider says of each: brand, last digits, end. Numbers are never held here.',
  })
  @ApiOkResponse({ type: CardPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<CardPageDto> {
    const { data, nextCursor } = await this.cards.page(accountId, query);
    return { data: data.map(toCardDto), nextCursor };
  }

  @Post()
  @OwnerOnly()
  @ApiOperation({ operationId: 'saveCard', summary: 'Save a card', description: ABOUT })
  @ApiCreatedResponse({ type: SavedCardDto })
  @ApiErrors(400, 401, 402, 403)
  async save(@Caller() { accountId }: CallerIdentity, @Body() { paymentMethod }: SaveCardDto): Promise<SavedCardDto> {
    return toSavedCardDto(await this.cards.save(accountId, paymentMethod));
  }

  @Post(':id/charge-first')
  @HttpCode(200)
  @OwnerOnly()
  @ApiOperation({
    operationId: 'chargeCardFirst',
    summary: 'Charge this card from now on',
    description:
      'It takes the place of the one that was charged until now, which stays on file. Nothing is charged by this.',
  })
  @ApiOkResponse({ type: CardDto })
  @ApiErrors(401, 403, 404)
  async chargeFirst(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<CardDto> {
    return toCardDto(await this.cards.prefer(accountId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @OwnerOnly()
  @ApiOperation({ operationId: 'removeCard', summary: 'Remove a card, at once', description: REMOVED })
  @ApiNoContentResponse()
  @ApiErrors(401, 402, 403, 404)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.cards.remove(accountId, id);
  }
}
