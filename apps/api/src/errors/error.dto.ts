import { ApiProperty } from '@nestjs/swagger';
import type { DomainError } from '@app/platform';

/** An error as it is told to a caller. */
export function errorBody({ error, message, details }: DomainError, requestId: string): ErrorDto {
  return { error, message, requestId, ...(details ? { details } : {}) };
}

/** What a 401 says of how to ask (RFC 6750, 3): that a key is wanted, and whether the one that came is none. */
export function challenge(authorization: string | undefined): string {
  return `Bearer realm="factreel"${authorization === undefined ? '' : ', error="invalid_token"'}`;
}

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
