import { Module } from '@nestjs/common';
import { SoundsController } from './sounds.controller';

@Module({
  controllers: [SoundsController],
})
export class SoundsApiModule {}
