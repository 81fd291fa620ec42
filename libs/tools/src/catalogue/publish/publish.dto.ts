import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { type Destination, DESTINATIONS, POST_STATUSES, type PostStatus } from '@app/publishing';
import { WarningDto } from '@app/wire';
import { IsCaptions, LONGEST_CAPTION } from './is-captions.decorator';

const MOST_CHANNELS = 50;

/** Body of the tool `publish`. */
export class PublishInput {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;

  @ApiProperty({
    type: String,
    enum: DESTINATIONS,
    description: '`scheduler` is the one that the account has connected; `postiz` and `buffer` name one',
    example: 'scheduler',
  })
  @IsIn(DESTINATIONS)
  destination!: Destination;

  @ApiPropertyOptional({
    type: [String],
    minItems: 1,
    maxItems: MOST_CHANNELS,
    description: 'Channels of the scheduler; left out, all that it can post to',
    example: ['cm4ean69r0003w8w1cdomox9n'],
  })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_CHANNELS)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @IsOptional()
  channelIds?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: LONGEST_CAPTION,
    description: "Text of the posts; left out, the video's own caption",
    example: 'Bread is up 3 % this week. The whole story in half a minute.',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_CAPTION)
  @IsOptional()
  caption?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: LONGEST_CAPTION },
    description: 'Texts by short lowercase names of networks; the others take `caption`',
    example: { x: 'Bread is up 3 %.' },
  })
  @IsCaptions()
  @IsOptional()
  captions?: Record<string, string>;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Posts go out at once; else they are kept at the scheduler as drafts, for you to release',
    example: true,
  })
  @IsBoolean()
  @IsOptional()
  autopost?: boolean;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'With `autopost`: posts the video as a story too, on networks that have stories',
    example: true,
  })
  @IsBoolean()
  @IsOptional()
  socialStory?: boolean;
}

/** One post as it stands. */
export class PostDto {
  @ApiProperty({
    type: String,
    enum: POST_STATUSES,
    description: `\`posted\` and \`draft\` are at the scheduler and never made again. \`failed\` and \`waiting\` are sent by the next call,
\`unknown\` once the scheduler surely does not have it; \`sending\` is another call's`,
    example: 'posted',
  })
  status!: PostStatus;

  @ApiProperty({ type: String, nullable: true, description: "The scheduler's id", example: 'cm4ean69r0004w8w1' })
  postId!: string | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Where it can be seen; null until the scheduler knows, so ask again',
    example: 'https://x.com/bakery/status/1',
  })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  error!: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Only where the scheduler takes nothing more for now: after so many seconds it may',
    example: 900,
  })
  retryAfterSeconds?: number;
}

/** What became of a video on one channel. */
export class ChannelResultDto extends PostDto {
  @ApiProperty({ type: String, example: 'cm4ean69r0003w8w1cdomox9n' })
  channelId!: string;

  @ApiProperty({ type: String, description: 'Short lowercase name of the network', example: 'x' })
  service!: string;

  @ApiProperty({ type: PostDto, nullable: true, description: 'Null where none was asked for, or the network has none' })
  story!: PostDto | null;
}

/** Where a video can be seen from now on. */
export class PublicationDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ type: String, enum: DESTINATIONS, example: 'scheduler' })
  destination!: Destination;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'The share link: plays by its key, and makes nothing public',
    example: 'https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2',
  })
  watchUrl!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Saves the mp4 under the title of the video; null for other destinations',
    example: null,
  })
  downloadUrl!: string | null;

  @ApiProperty({ type: [ChannelResultDto], description: 'One a channel; empty for other destinations' })
  results!: ChannelResultDto[];

  @ApiProperty({ type: [String], example: [] })
  storyPostIds!: string[];

  @ApiProperty({
    type: [WarningDto],
    description: 'Your own texts of posts that the data of the video deny; they are sent as they are',
    example: [],
  })
  warnings!: WarningDto[];
}
