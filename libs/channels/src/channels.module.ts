import { Module } from '@nestjs/common';
import { SourcesModule } from '@app/sources';
import { VoicesModule } from '@app/voices';
import { ChannelsService } from './channels.service';
import { CheckSettingsService } from './check-settings.service';
import { Filings } from './filings';
import { LearnBrandService } from './learn-brand.service';
import { SavedBrands } from './saved-brands';
import { ShowsService } from './shows.service';

/** Channels and shows: what videos are filed under, and what it settles for them. */
@Module({
  imports: [SourcesModule, VoicesModule],
  providers: [ChannelsService, CheckSettingsService, Filings, LearnBrandService, SavedBrands, ShowsService],
  exports: [ChannelsService, Filings, LearnBrandService, SavedBrands, ShowsService],
})
export class ChannelsModule {}
