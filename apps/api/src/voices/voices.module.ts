import { Module } from '@nestjs/common';
import { DesignModule } from '@app/design';
import { VoicesController } from './voices.controller';

@Module({
  imports: [DesignModule],
  controllers: [VoicesController],
})
export class VoicesApiModule {}
