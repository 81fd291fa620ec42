import { ApiProperty } from '@nestjs/swagger';

/** The field of every record and event that tells which mode it belongs to; `isLiveAccount` has the value. */
export const Livemode = () =>
  ApiProperty({ type: Boolean, description: 'False for what a test key made', example: true });
