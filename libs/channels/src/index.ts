import { Channel, Show } from './filed-record.entity';

export {
  BRAND_COLOR,
  brandOf,
  type BrandOrder,
  type BrandWish,
  type ComplianceRule,
  IMAGE_CHOICES,
  type ImageChoice,
  type MusicChoice,
  NO_SETTINGS,
  type SpecDefaults,
  type VideoSettings,
} from './video-settings';
export { Channel, CHANNELS, Show, SHOWS } from './filed-record.entity';
export { ChannelsModule } from './channels.module';
export { ChannelsService } from './channels.service';
export { complianceOver, refuseClaims } from './compliance';
export type { FiledRecord } from './filed-record.entity';
export { type FilingOwner, Filings } from './filings';
export { LearnBrandService, type LearnedBrand, type LearnedVoice } from './learn-brand.service';
export type { LearnedFont } from './learned-brand';
export { findRecord } from './read-records';
export { SavedBrands } from './saved-brands';
export { ShowsService } from './shows.service';

/** For the application's list of tables. */
export const CHANNEL_ENTITIES = [Channel, Show];
