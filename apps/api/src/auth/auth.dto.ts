import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { Account, OpenSession } from '@app/accounts';

const LONGEST_EMAIL = 254;

/** What `emailConfirmed` tells. */
export const EMAIL_CONFIRMED = 'Whether a mailed link has proved that the e-mail is the owner’s; nothing waits for it';

const LEAST_PASSWORD = 8;
/** Longer ones would only keep the processor busy. */
export const LONGEST_PASSWORD = 1000;

/** An address that mail can be sent to. */
export const IsEmailAddress = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: LONGEST_EMAIL, example: 'ada@studio.example' }),
    // The check throws on half a character, and no address holds a blank.
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\p{Cs}/gu, ' ') : value)),
    IsEmail(),
    MaxLength(LONGEST_EMAIL),
  );

/** A password as it is chosen. */
export const IsNewPassword = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: LEAST_PASSWORD,
      maxLength: LONGEST_PASSWORD,
      example: 'a long password',
    }),
    MinLength(LEAST_PASSWORD),
    MaxLength(LONGEST_PASSWORD),
    IsString(),
  );

/** Body of `POST /v1/auth/signup`. */
export class SignUpDto {
  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;
}

/** Body of `POST /v1/auth/login`; what could never have been signed up is simply wrong. */
export class SignInDto {
  @ApiProperty({ type: String, format: 'email', example: 'ada@studio.example' })
  @Matches(/^[^\0]*$/)
  @MaxLength(LONGEST_EMAIL)
  @IsString()
  email!: string;

  @ApiProperty({ type: String, format: 'password', example: 'a long password' })
  @MaxLength(LONGEST_PASSWORD)
  @IsString()
  password!: string;
}

/** An owner's session; the cookie that carries it comes with it. */
export class SessionDto {
  @ApiProperty({ type: String, example: 'acc_4f9k2m0q8xw1c7ab5d3e' })
  accountId!: string;

  @ApiProperty({ type: String, format: 'email', example: 'ada@studio.example' })
  email!: string;

  @ApiProperty({ type: Boolean, description: EMAIL_CONFIRMED })
  emailConfirmed!: boolean;

  @ApiProperty({
    type: String,
    description: 'To be sent as `X-CSRF-Token` with everything that changes something',
    example: 'n1c4t9w0q8xw1c7ab5d3e4f9',
  })
  csrfToken!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;
}

/** A session as its owner's page is told of it. */
export function toSessionDto(
  { id, email, emailConfirmedAt }: Account,
  { csrfToken, expiresAt }: OpenSession,
): SessionDto {
  return {
    accountId: id,
    email,
    emailConfirmed: emailConfirmedAt !== null,
    csrfToken,
    expiresAt: expiresAt.toISOString(),
  };
}
