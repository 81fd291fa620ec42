import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { ToolRun } from '@factreel/tool-sdk';
import { BadRequestError } from '@app/platform';
import { type MarketQuery, ReadPackService } from '@app/sources';
import { IsPlainText, SourcePackDto, SourcePresenter } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';

const KINDS = ['ticker', 'city', 'pair'] as const;
const MOST_LETTERS = 100;

/** One of the three. */
export class MarketDataInput {
  @ApiPropertyOptional({ type: String, maxLength: MOST_LETTERS, description: 'Of a share', example: 'NVDA' })
  @IsPlainText(MOST_LETTERS)
  @IsOptional()
  ticker?: string;

  @ApiPropertyOptional({ type: String, maxLength: MOST_LETTERS, description: 'Its weather', example: 'Lisbon' })
  @IsPlainText(MOST_LETTERS)
  @IsOptional()
  city?: string;

  @ApiPropertyOptional({ type: String, maxLength: MOST_LETTERS, description: 'Of currencies', example: 'EUR/USD' })
  @IsPlainText(MOST_LETTERS)
  @IsOptional()
  pair?: string;
}

/** A look-up that videos are made of. */
@Tool({
  name: 'market_data',
  description:
    'Look up a share by ticker, the weather of a city or a currency pair, with their history where there is one. Answers a source pack; make a video of it with its sourcePackId.',
  input: MarketDataInput,
  output: SourcePackDto,
  price: 'free',
  rateLimit: { calls: 60, seconds: 60 },
})
export class MarketDataTool implements ToolRun<MarketDataInput, SourcePackDto> {
  constructor(
    private readonly packs: ReadPackService,
    private readonly presenter: SourcePresenter,
  ) {}

  async run(input: MarketDataInput, { account, keep }: HouseContext): Promise<SourcePackDto> {
    let shown: SourcePackDto | undefined;
    await this.packs.keep(
      account.id,
      { market: queryOf(input) },
      {
        look: async (pack) => void (shown = await this.presenter.toPackDto(pack)),
        withPack: async (em) => await keep(em, shown),
      },
    );
    return shown as SourcePackDto;
  }
}

function queryOf(input: MarketDataInput): MarketQuery {
  const asked = KINDS.flatMap((kind) => {
    const argument = input[kind]?.trim();
    return argument ? [{ kind, argument, exact: false }] : [];
  });
  const [query, second] = asked;
  if (query && !second) return query;
  const path = second?.kind ?? 'ticker';
  throw new BadRequestError([{ path, message: 'or another of ticker, city and pair must be sent, one of them' }]);
}
