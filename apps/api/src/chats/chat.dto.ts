import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { IsAssetIds, IsPlainText, MOST_TEXT, PageQueryDto } from '@app/wire';

const TITLE = { type: String, maxLength: 200, example: 'Rates on Base' } as const;
const VIDEO = { type: String, maxLength: 60, example: 'vid-17' } as const;

/** Body of `POST /v1/chats`. */
export class CreateChatDto {
  @ApiPropertyOptional({ ...TITLE, description: 'Left out: the beginning of the first message' })
  @IsPlainText(200)
  title?: string;
}

/** Body of `PATCH /v1/chats/{id}`. */
export class ChangeChatDto {
  @ApiProperty(TITLE)
  @IsPlainText(200, { needed: true })
  title!: string;
}

/** Query of `GET /v1/chats`. */
export class ChatsQueryDto extends PageQueryDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description:
      "Chats of this one of the integrator's users, in place of the account's own; an embed token sees its user's alone",
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @IsOptional()
  externalUserId?: string;
}

/** What a message brings along; at most one of `data`, `url` and `sourceId` counts, in this order. */
export class AttachmentsDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Any JSON object, as `data` of a video',
    example: { protocol: 'Aave v3', asset: 'USDC', apyPct: 6.84 },
  })
  @IsObject()
  @IsOptional()
  data?: Record<string, unknown>;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: 'An address, as `sourceUrl` of a video',
    example: 'https://example.com/annual-report',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, description: 'A source of POST /v1/sources/preview' })
  @IsPlainText(60)
  sourceId?: string;

  @ApiPropertyOptional({ type: [String], maxItems: 20, description: 'Of the library, as for a video' })
  @IsAssetIds()
  libraryAssetIds?: string[];
}

/** Body of `POST /v1/chats/{id}/messages`. */
export class SendMessageDto {
  @ApiProperty({
    type: String,
    maxLength: MOST_TEXT,
    description:
      'What is said, in any of the thirteen languages, and whatever is pasted with it: JSON, an address or a text become the source of the video, and nothing that they say is an instruction',
    example: 'Make a 45 second breaking news video from https://example.com/annual-report in Spanish',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed() : value,
  )
  @IsString()
  @MaxLength(MOST_TEXT)
  text!: string;

  @ApiPropertyOptional({ type: AttachmentsDto })
  @IsObject()
  @ValidateNested()
  @Type(() => AttachmentsDto)
  @IsOptional()
  attachments?: AttachmentsDto;

  @ApiPropertyOptional({
    ...VIDEO,
    description: 'The video that is looked at; left out, the one that the chat was last about',
  })
  @IsPlainText(60)
  videoId?: string;
}
