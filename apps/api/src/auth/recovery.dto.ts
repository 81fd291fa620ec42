import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsEmailAddress, IsNewPassword, LONGEST_PASSWORD } from './auth.dto';

const LONGEST_TOKEN = 200;
const ABOUT_TOKEN = 'What stands behind `#token=` in the mailed link';
const TOKEN = 'n1c4t9w0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3';

/** Body of `POST /v1/auth/forgot`. */
export class ForgotPasswordDto {
  @IsEmailAddress()
  email!: string;
}

/** Body of `POST /v1/auth/confirm`. */
export class ConfirmEmailDto {
  @ApiProperty({ type: String, maxLength: LONGEST_TOKEN, description: ABOUT_TOKEN, example: TOKEN })
  @MaxLength(LONGEST_TOKEN)
  @IsString()
  token!: string;
}

/** Body of `POST /v1/auth/reset`. */
export class ResetPasswordDto extends ConfirmEmailDto {
  @IsNewPassword()
  password!: string;
}

/** Body of `PATCH /v1/account/password`. */
export class ChangePasswordDto {
  @ApiProperty({
    type: String,
    format: 'password',
    description: 'The one that is to be changed',
    example: 'my old password',
  })
  @MaxLength(LONGEST_PASSWORD)
  @IsString()
  current!: string;

  @IsNewPassword()
  password!: string;
}
