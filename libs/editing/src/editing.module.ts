import { Module } from '@nestjs/common';
import { BillingModule } from '@app/billing';
import { DesignModule } from '@app/design';
import { JobsModule } from '@app/jobs';
import { VideosModule } from '@app/videos';
import { VoicesModule } from '@app/voices';
import { AwaitEditService } from './await-edit.service';
import { CompleteEditService } from './complete-edit.service';
import { DraftEditService } from './draft-edit.service';
import { EditPlanService } from './edit-plan.service';
import { EditVideoService } from './edit-video.service';
import { OrderEditService } from './order-edit.service';
import { ReadEditService } from './read-edit.service';
import { RetireVersionsService } from './retire-versions.service';
import { ReviseVideoService } from './revise-video.service';
import { VersionsService } from './versions.service';
import { VideoFactsService } from './video-facts.service';
import { WriteScriptService } from './write-script.service';

/** Versions of a video: edited by notes or by script, listed, restored, retired. */
@Module({
  imports: [BillingModule, DesignModule, JobsModule, VideosModule, VoicesModule],
  providers: [
    AwaitEditService,
    CompleteEditService,
    DraftEditService,
    EditPlanService,
    EditVideoService,
    OrderEditService,
    ReadEditService,
    RetireVersionsService,
    ReviseVideoService,
    VersionsService,
    VideoFactsService,
    WriteScriptService,
  ],
  exports: [
    DraftEditService,
    EditPlanService,
    EditVideoService,
    RetireVersionsService,
    VersionsService,
    VideoFactsService,
    WriteScriptService,
  ],
})
export class EditingModule {}
