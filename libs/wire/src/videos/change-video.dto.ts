import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsPlainText } from './is-plain-text.decorator';

/** Body of `PATCH /v1/videos/{id}`; what is left out stays. */
export class ChangeVideoDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, example: 'USDC on Base' })
  @IsPlainText(200)
  title?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'True: the bare media path plays without a key' })
  @IsBoolean()
  @IsOptional()
  public?: boolean;
}
