import { ApiProperty } from '@nestjs/swagger';
import { STYLE_NAMES, type StyleName } from '@app/picture';

/** The colours a style draws with where no brand changes them. */
export class StyleColorsDto {
  @ApiProperty({ type: [String], description: 'Grounds, the main one first', example: ['#12063a', '#240a63'] })
  grounds!: string[];

  @ApiProperty({ type: [String], description: 'Accents, the main one first', example: ['#2de2ff'] })
  accents!: string[];

  @ApiProperty({ type: [String], description: 'Inks and all others', example: ['#ffffff'] })
  others!: string[];
}

/** One of the looks a video can have. */
export class StyleDto {
  @ApiProperty({ type: String, enum: STYLE_NAMES, description: 'Goes into `style`', example: 'vaporwave' })
  style!: StyleName;

  @ApiProperty({ type: String, example: 'Vaporwave' })
  name!: string;

  @ApiProperty({
    type: String,
    description: 'What it looks like and what it suits',
    example: 'Sunset gradients and chrome letters over a slow beat: for markets after hours and anything with a wink.',
  })
  description!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'A silent loop of a few seconds out of a real video, mp4, 360x640; open to everyone',
    example: 'https://api.example/styles/vaporwave.mp4',
  })
  preview!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'A still of the loop, WebP, 360x640; open to everyone',
    example: 'https://api.example/styles/vaporwave.webp',
  })
  poster!: string;

  @ApiProperty({ type: StyleColorsDto })
  colours!: StyleColorsDto;

  @ApiProperty({ type: [String], description: 'Families of its letters', example: ['Abril Fatface', 'Archivo'] })
  fonts!: string[];

  @ApiProperty({ type: String, description: 'Its music, by the name of `GET /v1/sounds`', example: 'slow-tape' })
  music!: string;
}

export class StyleListDto {
  @ApiProperty({ type: [StyleDto] })
  data!: StyleDto[];
}
