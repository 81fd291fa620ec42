import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { ApiRequest } from '@app/accounts';
import { isLiveAccount } from '@app/platform';
import { Livemode, PageQueryDto } from '@app/wire';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
const STATUS = /^[1-5](?:\d\d|xx)$/;

/** Query of `GET /v1/account/requests`; all that is said must be true of a request. */
export class RequestsQueryDto extends PageQueryDto {
  @ApiPropertyOptional({
    type: String,
    pattern: STATUS.source,
    description: 'A status, or a class of them: `402`, `4xx`',
    example: '4xx',
  })
  @Matches(STATUS, { message: 'status must be a status such as 402, or a class such as 4xx' })
  @IsOptional()
  status?: string;

  @ApiPropertyOptional({ type: String, enum: METHODS })
  @IsIn(METHODS)
  @IsOptional()
  method?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'What the path begins with',
    example: '/v1/videos',
  })
  @Matches(/^[^\0]*$/)
  @MaxLength(200)
  @IsString()
  @IsOptional()
  path?: string;
}

/** A request that a key made. */
export class LoggedRequestDto {
  @ApiProperty({ type: String, example: 'req_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({
    type: String,
    description: '`X-Request-Id` of its answer',
    example: '0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e',
  })
  requestId!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it came in' })
  at!: string;

  @ApiProperty({ type: String, example: 'POST' })
  method!: string;

  @ApiProperty({ type: String, description: 'Without its query', example: '/v1/videos/from-data' })
  path!: string;

  @ApiProperty({ type: 'integer', example: 402 })
  status!: number;

  @ApiProperty({ type: 'integer', description: 'Until the answer was sent', example: 17 })
  ms!: number;

  @ApiProperty({
    type: String,
    description: 'The key that was sent, or that minted the embed token',
    example: 'key_4f9k2m0q8xw1c7ab5d3e',
  })
  keyId!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The code of a refusal', example: 'insufficient_credits' })
  error!: string | null;

  @ApiProperty({
    nullable: true,
    description:
      'The JSON that was sent, without secrets and media, and cut where it is long: `…` stands for what is missing. Null where none was sent, and for uploads',
    example: { data: { gate: 'B', waitMinutes: 17 }, targetSeconds: 30 },
  })
  body!: unknown;
}

export class LoggedRequestPageDto {
  @ApiProperty({ type: [LoggedRequestDto] })
  data!: LoggedRequestDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** `4xx` as 400 to 499, `402` as itself. */
export function toStatusRange(status: string | undefined): [number, number] | undefined {
  return status === undefined ? undefined : [Number(status.replace('xx', '00')), Number(status.replace('xx', '99'))];
}

export function toLoggedRequestDto(request: ApiRequest): LoggedRequestDto {
  const { id, accountId, requestId, at, method, path, status, ms, keyId, error, body } = request;
  const livemode = isLiveAccount(accountId);
  return { id, livemode, requestId, at: at.toISOString(), method, path, status, ms, keyId, error, body };
}
