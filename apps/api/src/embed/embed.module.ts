import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { VideosModule } from '@app/videos';
import { StudioModule } from '../studio/studio.module';
import { EmbedController } from './embed.controller';
import { EmbedPagesController } from './embed-pages.controller';

/** The studio in an integrator's page. */
@Module({
  imports: [AccountsModule, BillingModule, StudioModule, VideosModule],
  controllers: [EmbedController, EmbedPagesController],
})
export class EmbedApiModule {}
