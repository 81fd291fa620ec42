import { ApiProperty } from '@nestjs/swagger';
import { STYLE_NAMES } from '@app/picture';
import type { BundledSound } from '@app/render';

/** A bundled effect or bed. */
export class SoundDto {
  @ApiProperty({ type: String, example: 'whoosh' })
  name!: string;

  @ApiProperty({ type: String, enum: ['effect', 'music'] })
  kind!: BundledSound['kind'];

  @ApiProperty({ type: String, example: 'Air past the ear, crest on the cue' })
  description!: string;

  @ApiProperty({
    type: String,
    isArray: true,
    enum: STYLE_NAMES,
    description: 'Styles whose own kit it belongs to',
    example: ['breaking-news', 'comic'],
  })
  styles!: string[];
}

export class SoundListDto {
  @ApiProperty({ type: [SoundDto] })
  data!: SoundDto[];
}
