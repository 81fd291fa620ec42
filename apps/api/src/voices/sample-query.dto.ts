import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { VOICE_LANGUAGES } from '@app/voices';

/** Query of `GET /v1/voices/{voiceId}/sample`. */
export class SampleQueryDto {
  @ApiPropertyOptional({
    type: String,
    enum: VOICE_LANGUAGES,
    description: 'ISO 639-1; without it the language of a voice of the house, and English for a cloned one',
    example: 'en',
  })
  @IsOptional()
  @IsIn(VOICE_LANGUAGES)
  language?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 40,
    description: 'The version that `sampleUrl` names: what it names may be kept for ever',
    example: '4f9k2m0q8xw1',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  v?: string;
}
