import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PROOF_PLACES, type ProofPlace } from '@app/picture';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';

export class ProofQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The current version where absent' })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @IsOptional()
  version?: number;
}

/** One figure that is seen or heard. */
export class ProvenFigureDto {
  @ApiProperty({ type: String, description: 'As drawn, captioned or said', example: '$412.6M' })
  text!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'From 1; null for what stands over all scenes',
    example: 1,
  })
  scene!: number | null;

  @ApiProperty({ type: String, enum: PROOF_PLACES })
  where!: ProofPlace;

  @ApiProperty({
    type: 'integer',
    description: 'Milliseconds of the video; a text that is typed is complete',
    example: 900,
  })
  fromMs!: number;

  @ApiProperty({ type: 'integer', example: 3400 })
  toMs!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "JSON pointer into the payload without its leading slash; null for the caller's own words",
    example: 'tvlUsd',
  })
  factKey!: string | null;

  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'boolean' }, { type: 'null' }],
    description: "Raw value in the payload; where a fact's name has digits (24h change), the payload's name of it",
    example: 412600000,
  })
  value!: number | string | boolean | null;

  @ApiProperty({
    type: String,
    description:
      "What wrote it; `verbatim` for the caller's own words, `authored` for names and windows that a script brings, `none` for no source",
    example: 'currency.en',
  })
  formatter!: string;
}

export class ProofDto {
  @ApiProperty({ type: String, example: 'vid-1042' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ type: Boolean, description: 'Whether every figure that is seen or heard has a source' })
  complete!: boolean;

  @ApiProperty({ type: [ProvenFigureDto], description: 'In order of their time' })
  figures!: ProvenFigureDto[];
}
