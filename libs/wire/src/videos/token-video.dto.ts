import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type ChainId, CHAIN_IDS, type TokenSnapshot } from '@app/sources';
import { CreateVideoDto } from './create-video.dto';
import { IsPlainText } from './is-plain-text.decorator';
import { saidFields } from './said-fields';

/** Where facts of tokens come from. */
const TOKEN_SOURCES = ['aggregator'] as const;

/** Body of `POST /v1/videos/token`. */
export class TokenVideoDto extends PickType(CreateVideoDto, [
  'title',
  'brief',
  'cta',
  'targetSeconds',
  'style',
  'mode',
  'pacing',
  'language',
  'voiceId',
  'pronunciation',
  'captions',
  'presenter',
  'music',
  'images',
  'clips',
  'brand',
  'channelId',
  'showId',
  'seriesId',
  'engine',
  'public',
  'external_id',
  'maxCredits',
] as const) {
  @ApiProperty({ type: String, enum: CHAIN_IDS, example: 'base' })
  @IsIn(CHAIN_IDS)
  chain!: ChainId;

  @ApiProperty({
    type: String,
    maxLength: 100,
    description: 'Of the token: 0x and 40 hexadecimal digits, on Solana base58',
    example: '0x4ed4e862860bed51a9570b96d89af5e1b0efefed',
  })
  @IsPlainText(100, { needed: true })
  address!: string;

  @ApiPropertyOptional({
    type: String,
    enum: TOKEN_SOURCES,
    default: 'aggregator',
    description: 'Facts from DexScreener, hourly candles from GeckoTerminal',
  })
  @IsIn(TOKEN_SOURCES)
  @IsOptional()
  source?: (typeof TOKEN_SOURCES)[number];
}

/** The order of a token's video, of what the market says of it now. */
export function tokenOrderOf(body: TokenVideoDto, { title, data }: TokenSnapshot) {
  const video = { data, kind: 'token', format: '9:16', async: true } as const;
  return { ...saidFields(body), ...video, title: body.title ?? title };
}
