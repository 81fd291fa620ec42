import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/voices';
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
   * have, `NoSchedulerError` where none is connected, and `SchedulerError` where that cannot be asked.
   */
  async check(accountId: string, { voice, destinations, channelIds = [] }: ShowChoices): Promise<void> {
    if (voice) await this.voices.check({ ...voice, accountId });
    const scheduler = destinations?.scheduler;
    const path = 'destinations.scheduler.channelIds';
    if (scheduler) await this.publishing.checkChannels(accountId, scheduler.channelIds, path);
    if (channelIds.length > 0) await this.publishing.checkChannels(accountId, channelIds, 'channelIds');
  }
}
