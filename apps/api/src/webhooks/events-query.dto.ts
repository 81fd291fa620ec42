import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { LimitQueryDto } from '@app/wire';

export class EventsQueryDto extends LimitQueryDto {
  @ApiPropertyOptional({ type: String, description: 'Id of the last event that you have seen' })
  @IsOptional()
  @IsString()
  after?: string;
}
