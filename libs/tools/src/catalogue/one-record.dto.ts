import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';

/** Calls that name a record, and the answer of those that remove it. */
export class OneVideoInput {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;
}

export class OneSeriesInput {
  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  seriesId!: string;
}

export class OneEpisodeInput extends OneSeriesInput {
  @ApiProperty({ type: String, description: 'The video of the episode', example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;
}

export class OneChannelInput {
  @ApiProperty({ type: String, example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  channelId!: string;
}

export class OneShowInput {
  @ApiProperty({ type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  showId!: string;
}

export class OneAssetInput {
  @ApiProperty({ type: String, example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  libraryAssetId!: string;
}

export class OneSourceInput {
  @ApiProperty({ type: String, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  sourcePackId!: string;
}

export class OneJobInput {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  jobId!: string;
}

export class RemovedDto {
  @ApiProperty({ type: String, description: 'Id of what is gone', example: 'vid-7' })
  removed!: string;
}
