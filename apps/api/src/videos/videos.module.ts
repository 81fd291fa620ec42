import { Module } from '@nestjs/common';
import { SourcesModule } from '@app/sources';
import { EditingModule } from '@app/editing';
import { VideosModule } from '@app/videos';
import { WireModule } from '@app/wire';
import { AuthApiModule } from '../auth/auth.module';
import { MediaApiModule } from '../media/media.module';
import { StreamsApiModule } from '../streams/streams.module';
import { CaptionsController } from './captions.controller';
import { EditController } from './edit.controller';
import { LifecycleController } from './lifecycle.controller';
import { PlansController } from './plans.controller';
import { ProgressController } from './progress.controller';
import { ProofController } from './proof.controller';
import { ScriptController } from './script.controller';
import { StoryboardController } from './storyboard.controller';
import { TokenController } from './token.controller';
import { VideosController } from './videos.controller';

@Module({
  imports: [AuthApiModule, MediaApiModule, SourcesModule, StreamsApiModule, EditingModule, VideosModule, WireModule],
  controllers: [
    TokenController,
    VideosController,
    EditController,
    LifecycleController,
    CaptionsController,
    PlansController,
    ProgressController,
    ProofController,
    ScriptController,
    StoryboardController,
  ],
})
export class VideosApiModule {}
