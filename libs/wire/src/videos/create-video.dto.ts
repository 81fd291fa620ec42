import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { type Engine, ENGINES, priceVideo } from '@app/billing';
import { TestClockId } from '../records/test-clock-id.decorator';
import { VideoWishDto } from './video-wish.dto';
import { IsPlainText } from './is-plain-text.decorator';

/** Body of `POST /v1/videos/from-data`: the video as it is wished for, and what becomes of it. */
export class CreateVideoDto extends VideoWishDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'pln_4f9k2m0q8xw1c7ab5d3e',
    description:
      'A plan of the last 24 hours: exactly what it shows is made, at its price, whatever has changed since. It is the whole content of the order; beside it stand only channelId, showId, seriesId, testClockId, public, publicProof, external_id, render, async and maxCredits, and, where it was edited, its `script` with style, format, captions and voiceId, as POST /v1/plans/{id}/draft took them. A plan is made once: naming it again answers its video and charges nothing. Beside a `planId`, a plan takes what is to be another way in it: fields, language, voiceId, style, format, pacing, captions, music, targetSeconds, mode, brand',
  })
  @IsPlainText(60)
  planId?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'chn_4f9k2m0q8xw1c7ab5d3e',
    description: 'The channel it is filed under, whose brand, defaults and texts apply; of a show unless said',
  })
  @IsPlainText(60)
  channelId?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'shw_4f9k2m0q8xw1c7ab5d3e',
    description:
      'The show it is filed under; what this request says stands before the show, the show before its channel',
  })
  @IsPlainText(60)
  showId?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, description: 'The series it is filed under' })
  @IsPlainText(60)
  seriesId?: string;

  @TestClockId()
  testClockId?: string;

  @ApiPropertyOptional({
    type: String,
    enum: ENGINES,
    description:
      '`director` is the template engine; left out, shows, footage, clips and presenters take it, and all other videos are designed',
  })
  @IsIn(ENGINES)
  @IsOptional()
  engine?: Engine;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'The bare media path plays without a key' })
  @IsBoolean()
  @IsOptional()
  public: boolean = false;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Viewers of its watch page can open each figure for its fact and its source',
  })
  @IsBoolean()
  @IsOptional()
  publicProof?: boolean;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Your own tag, echoed on the video and every webhook',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  // It is echoed unchanged, so what a column cannot hold is refused instead of left out.
  @Matches(/^\P{Cc}*$/u, { message: 'must not hold control characters' })
  @IsOptional()
  external_id?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description:
      'False stops at `scripted` and needs the design price alone; the video is `draft` until then, and is rendered by POST /v1/videos/{id}/render',
  })
  @IsBoolean()
  @IsOptional()
  render?: boolean;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Answers a job; the video is `draft` until its script exists',
  })
  @IsBoolean()
  @IsOptional()
  async?: boolean;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'A drawn presenter tells a part of it' })
  @IsBoolean()
  @IsOptional()
  presenter?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description:
      'Refused with 402 `max_credits_exceeded` where all charges for the video together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price',
    example: priceVideo({ targetSeconds: 30 }).credits,
  })
  @IsInt()
  @Min(0)
  @IsOptional()
  maxCredits?: number;
}
