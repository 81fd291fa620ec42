import { Module } from '@nestjs/common';
import { type Config, CONFIG, WorkProcesses } from '@app/platform';
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
      inject: [CONFIG, VoiceCast, KeptAnswersService],
      useFactory: (config: Config, cast: VoiceCast, kept: KeptAnswersService) =>
        new VideoDesigner(designerOf(config.llm, kept), cast),
    },
    KeptAnswersService,
    {
      provide: VoiceCast,
      inject: [CONFIG],
      useFactory: ({ voices, dataDir }: Config) => new VoiceCast({ voices, dataDir }),
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
