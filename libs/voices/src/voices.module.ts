import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@app/platform';
import { VoiceSamplesService } from './samples/voice-samples.service';
import { VoiceCast } from './voice.cast';
import { VOICES_CONFIG, type VoicesConfig } from './voices.config';
import { VoicesService } from './voices.service';

/** Voices of the house and of accounts. */
@Module({
  providers: [
    {
      provide: VoiceCast,
      inject: [CONFIG, VOICES_CONFIG.token],
      useFactory: ({ dataDir }: Config, voices: VoicesConfig) => new VoiceCast({ voices, dataDir }),
    },
    VoicesService,
    VoiceSamplesService,
  ],
  exports: [VoiceCast, VoicesService],
})
export class VoicesModule {}
