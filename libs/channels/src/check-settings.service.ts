import { Injectable } from '@nestjs/common';
import { writtenLanguage } from '@app/design';
import { VoicesService } from '@app/voices';
import { Database } from '@app/platform';
import { refuseClaims } from './compliance';
import type { VideoSettings } from './video-settings';
import { SavedBrands } from './saved-brands';

/** Refuses settings that no video could be made with, when they are written down and not at the first order. */
@Injectable()
export class CheckSettingsService {
  constructor(
    private readonly voices: VoicesService,
    private readonly database: Database,
    private readonly brands: SavedBrands,
  ) {}

  /**
   * `above` are the settings of the channel of a show: its language stands where the show names none. Throws coded errors
   * for a language or voice that there is not, for the pack of a brand that is not saved, and for a call to action that the
   * compliance preset does not allow.
   */
  async check(accountId: string, settings: VideoSettings, above?: VideoSettings): Promise<void> {
    const { language, voiceId } = settings.defaults;
    const { code } = writtenLanguage(language ?? above?.defaults.language ?? 'en');
    await this.voices.check({ language: code, voiceId, accountId });
    if (settings.compliance ?? above?.compliance) refuseClaims({ cta: settings.cta }, code);
    await this.brands.resolve(this.database.read(), accountId, settings.brand);
  }
}
