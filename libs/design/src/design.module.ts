import { Module } from '@nestjs/common';
import { type Config, CONFIG, WorkProcesses } from '@app/platform';
import { MODEL_CONFIG, type ModelSettings } from './model/model.config';
import { VOICES_CONFIG, type VoicesConfig } from './voices/voices.config';
import { designerOf } from './designer/designer-of';
import { VideoDesigner } from './video-designer';
import { KeptAnswersService } from './model/kept-answers.service';
import { SketchDesigner } from './sketch-designer';
import { VoiceSamplesService } from './voices/samples/voice-samples.service';
import { VoiceCast } from './voices/voice.cast';
import { VoicesService } from './voices/voices.service';

@Module({
  providers: [
    {
      provide: VideoDesigner,
      inject: [VoiceCast, KeptAnswersService, MODEL_CONFIG.token],
      useFactory: (cast: VoiceCast, kept: KeptAnswersService, model?: ModelSettings) =>
        new VideoDesigner(designerOf(model, kept), cast),
    },
    KeptAnswersService,
    {
      provide: VoiceCast,
      inject: [CONFIG, VOICES_CONFIG.token],
      useFactory: ({ dataDir }: Config, voices: VoicesConfig) => new VoiceCast({ voices, dataDir }),
    },
    {
      provide: SketchDesigner,
      inject: [VoiceCast, WorkProcesses],
      useFactory: (cast: VoiceCast, work: WorkProcesses) => new SketchDesigner(cast, work),
    },
    VoicesService,
    VoiceSamplesService,
  ],
  exports: [VideoDesigner, SketchDesigner, VoicesService],
})
export class DesignModule {}
