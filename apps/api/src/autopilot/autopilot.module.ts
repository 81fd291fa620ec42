import { Module } from '@nestjs/common';
import { AutopilotModule, SeriesModule } from '@app/series';
import { AutopilotController } from './autopilot.controller';

@Module({
  imports: [AutopilotModule, SeriesModule],
  controllers: [AutopilotController],
})
export class AutopilotApiModule {}
