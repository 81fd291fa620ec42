import { Module } from '@nestjs/common';
import { WorkProcesses } from '@app/platform';
import { VoiceCast, VoicesModule } from '@app/voices';
import { MODEL_CONFIG, type ModelSettings } from './model/model.config';
import { designerOf } from './designer/designer-of';
import { VideoDesigner } from './video-designer';
import { KeptAnswersService } from './model/kept-answers.service';
import { SketchDesigner } from './sketch-designer';

@Module({
  imports: [VoicesModule],
  providers: [
    {
      provide: VideoDesigner,
      inject: [VoiceCast, KeptAnswersService, MODEL_CONFIG.token],
      useFactory: (cast: VoiceCast, kept: KeptAnswersService, model?: ModelSettings) =>
        new VideoDesigner(designerOf(model, kept), cast),
    },
    KeptAnswersService,
    {
      provide: SketchDesigner,
      inject: [VoiceCast, WorkProcesses],
      useFactory: (cast: VoiceCast, work: WorkProcesses) => new SketchDesigner(cast, work),
    },
  ],
  exports: [VideoDesigner, SketchDesigner],
})
export class DesignModule {}
