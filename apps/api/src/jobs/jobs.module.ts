import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { JobsController } from './jobs.controller';

/** The root module adds the tools, which know their jobs. */
@Module({
  imports: [VideosModule],
  controllers: [JobsController],
})
export class JobsApiModule {}
