import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { VIDEO_STATUSES, type VideoStatus } from '@app/videos';
import { PageQueryDto } from '../paging/page-query.dto';
import { VideoDto } from './video.dto';

/** Query of `GET /v1/videos`; all that is said must be true of a video. */
export class VideosQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, enum: VIDEO_STATUSES })
  @IsIn(VIDEO_STATUSES)
  @IsOptional()
  status?: VideoStatus;

  @ApiPropertyOptional({ type: String, description: 'Videos filed under this show' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @IsOptional()
  showId?: string;

  @ApiPropertyOptional({ type: String, description: 'Videos ordered with this tag', example: 'order-17' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @IsOptional()
  external_id?: string;

  @ApiPropertyOptional({ type: String, description: 'Videos of this user of an embedded studio' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @IsOptional()
  externalUserId?: string;
}

export class VideoPageDto {
  @ApiProperty({ type: [VideoDto] })
  data!: VideoDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
