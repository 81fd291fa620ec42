import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsNotEmpty, IsString, IsUrl, MaxLength } from 'class-validator';
import type { HouseVoiceInfo } from '@app/voices';
import { IsPlainText, Livemode } from '@app/wire';

/** A voice of the house. */
export class HouseVoiceDto {
  @ApiProperty({ type: String, description: 'Goes into `voiceId`', example: 'house-en-slt' })
  voiceId!: string;

  @ApiProperty({ type: String, example: 'en', description: 'ISO 639-1; the one language it speaks' })
  language!: string;

  @ApiProperty({ type: String, example: 'American English, female' })
  label!: string;

  @ApiProperty({ type: String, enum: ['female', 'male', 'unknown'] })
  gender!: HouseVoiceInfo['gender'];

  @ApiProperty({
    type: String,
    enum: ['natural', 'clear', 'synthetic'],
    description: 'natural could be a person; clear is understood without effort; synthetic is a machine',
  })
  quality!: HouseVoiceInfo['quality'];

  @ApiProperty({ type: Boolean, description: 'Speaks its language when no voice is asked for' })
  isDefault!: boolean;

  @ApiPropertyOptional({ type: String, description: 'What to know before choosing it' })
  note?: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'A sentence said by it; asks for the same key, session or token as this list',
    example: 'https://api.example/v1/voices/house-en-slt/sample?language=en&v=4f9k2m0q8xw1',
  })
  sampleUrl!: string;
}

/** A voice that the account had cloned; it speaks every language. */
export class ClonedVoiceDto {
  @ApiProperty({ type: String, example: 'voi_4f9k2m0q8xw1c7ab5d3e' })
  voiceId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, example: 'Our founder' })
  name!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'An English sentence said by it; `language` in its query takes any other',
    example: 'https://api.example/v1/voices/voi_4f9k2m0q8xw1c7ab5d3e/sample?language=en&v=9c1d0e7b2a64',
  })
  sampleUrl!: string;
}

/** A language that videos can be told in. */
export class SpokenLanguageDto {
  @ApiProperty({ type: String, example: 'pt' })
  code!: string;

  @ApiProperty({ type: String, example: 'Portuguese (Brazil)', description: 'As requests may name it' })
  name!: string;
}

/** Who can speak for the caller. */
export class VoiceListDto {
  @ApiProperty({ type: [HouseVoiceDto], description: 'Best first within a language' })
  house!: HouseVoiceDto[];

  @ApiProperty({ type: [ClonedVoiceDto], description: 'Newest first' })
  cloned!: ClonedVoiceDto[];

  @ApiProperty({ type: [SpokenLanguageDto] })
  languages!: SpokenLanguageDto[];
}

/** Body of `POST /v1/voices`. */
export class CloneVoiceDto {
  @ApiProperty({ type: String, maxLength: 100, example: 'Our founder' })
  @IsString()
  @IsNotEmpty()
  @IsPlainText(100, { needed: true })
  name!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'A public address of a recording of the voice, a minute or more, at most 25 MB',
    example: 'https://assets.example/founder.wav',
  })
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(2000)
  sampleUrl!: string;

  @ApiProperty({ type: Boolean, enum: [true], description: 'The speaker agrees to be cloned; nothing is done without' })
  @Equals(true, { message: 'must be true: the speaker has to agree' })
  consent!: true;
}
