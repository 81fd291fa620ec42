import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/design';
import { PublishVideoService } from '@app/publishing';
import type { SeriesDestinations } from '../series-source';

/** What a show is to use; what is left out is not looked at. */
export interface ShowChoices {
  /** `voiceId` left out: the best of the language. */
  voice?: { language: string; voiceId?: string };
  destinations?: SeriesDestinations;
  /** Channels of the scheduler by themselves. */
  channelIds?: readonly string[];
}

/** Knows whether what a show is to use is there for its account. */
@Injectable()
export class ShowChoicesService {
  constructor(
    private readonly voices: VoicesService,
    private readonly publishing: PublishVideoService,
  ) {}

  /**
   * Throws `BadRequestError` for a voice that there is not and for channels that the account's connected scheduler does not
   * have, and `SchedulerError` where that cannot be asked. Channels are taken as they are while none is connected.
   */
  async check(accountId: string, { voice, destinations, channelIds = [] }: ShowChoices): Promise<void> {
    if (voice) await this.voices.check({ ...voice, accountId });
    const goes = destinations?.scheduler?.channelIds ?? [];
    await this.publishing.checkChannels(accountId, goes, 'destinations.scheduler.channelIds');
    await this.publishing.checkChannels(accountId, channelIds, 'channelIds');
  }
}
