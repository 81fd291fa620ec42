import { ApiProperty } from '@nestjs/swagger';

/** A settled picture of a scene, small. */
export class PlannedStillDto {
  @ApiProperty({ type: 'integer', example: 1 })
  scene!: number;

  @ApiProperty({ type: 'integer', example: 2300 })
  atMs!: number;

  @ApiProperty({ type: 'integer', description: "A quarter of the video's", example: 270 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 480 })
  height!: number;

  @ApiProperty({
    type: String,
    description: 'A JPEG as a `data:` URL: nothing is kept that a link could lead to',
    example: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  })
  image!: string;
}

/** Answer of `GET /v1/videos/{id}/stills`. */
export class VersionStillsDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({
    type: [PlannedStillDto],
    description: 'In the order of the scenes; one that cannot be drawn is left out',
  })
  stills!: PlannedStillDto[];
}
