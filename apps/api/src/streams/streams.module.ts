import { Module } from '@nestjs/common';
import { AuthApiModule } from '../auth/auth.module';
import { EventStreams } from './event-streams';
import { OpenStreams } from './open-streams';

/** Server-sent events, for whichever resource has news. */
@Module({
  imports: [AuthApiModule],
  providers: [EventStreams, OpenStreams],
  exports: [EventStreams],
})
export class StreamsApiModule {}
