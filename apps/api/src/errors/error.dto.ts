import { ApiProperty } from '@nestjs/swagger';

export class ErrorDetailDto {
  @ApiProperty({ type: String, example: 'targetSeconds' })
  path!: string;

  @ApiProperty({ type: String, example: 'must not be greater than 90' })
  message!: string;
}

export class ErrorDto {
  @ApiProperty({
    type: String,
    description: 'A code of `ErrorCode`, with its detail behind a colon',
    example: 'not_found: video vid-9',
  })
  error!: string;

  @ApiProperty({ type: String, example: 'There is no video vid-9.' })
  message!: string;

  @ApiProperty({ type: String, example: '0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e' })
  requestId!: string;

  @ApiProperty({ type: [ErrorDetailDto], required: false, description: 'Each bad argument, for 400' })
  details?: ErrorDetailDto[];
}
