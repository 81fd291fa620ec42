import { Module } from '@nestjs/common';
import { VoicesModule } from '@app/voices';
import { VoicesController } from './voices.controller';

@Module({
  imports: [VoicesModule],
  controllers: [VoicesController],
})
export class VoicesApiModule {}
