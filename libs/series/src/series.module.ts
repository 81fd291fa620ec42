import { Module } from '@nestjs/common';
import { PublishingModule } from '@app/publishing';
import { VideosModule } from '@app/videos';
import { CheckQueue } from './tick/check-queue';
import { ClaimChecksService } from './tick/claim-checks.service';

@Module({
  imports: [VideosModule, PublishingModule],
  providers: [CheckQueue, ClaimChecksService],
  exports: [CheckQueue, ClaimChecksService],
})
export class SeriesModule {}
