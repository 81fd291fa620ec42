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

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'True: the watch page shows, to whoever may watch it, each figure of the video with the name and value of its fact, its source and when it is said; nothing else of the data',
  })
  @IsBoolean()
  @IsOptional()
  publicProof?: boolean;
}
