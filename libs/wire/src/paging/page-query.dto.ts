import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

export class LimitQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  @IsOptional()
  limit: number = 20;
}

export class PageQueryDto extends LimitQueryDto {
  @ApiPropertyOptional({ type: String, description: '`nextCursor` of the page before' })
  @IsOptional()
  @IsString()
  cursor?: string;
}
