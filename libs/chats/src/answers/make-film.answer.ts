import { Injectable } from '@nestjs/common';
import { PRICES } from '@app/billing';
import { directedBrief, VoicesService, writtenLanguage } from '@app/design';
import { DomainError } from '@app/platform';
import { OrderVideoService, PaidReadsService, type VideoOrder } from '@app/videos';
import { keptFor } from '../chat-caller';
import { BEGINNINGS, CHOICES, creditsWords, paragraphs, sentences } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf, MakeWish } from '../understanding/intent';

type Source = Pick<VideoOrder, 'data' | 'sourceUrl' | 'text' | 'sourceId'>;

const NO_SOURCE = 'What shall it tell? Paste JSON or a text, send an address, or name something to look up.';

/** Orders a film; its price is told with the answer, and the film itself tells how far it is. */
@Injectable()
export class MakeFilmAnswer implements Answer<'make'> {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly reads: PaidReadsService,
    private readonly voices: VoicesService,
  ) {}

  /** Throws coded errors of orders, such as for a wallet that is too short. */
  async answer(turn: Turn, { wish }: IntentOf<'make'>): Promise<void> {
    const source = await this.sourceOf(turn, wish.topic);
    if ('missing' in source) {
      await turn.say({ action: 'asked', text: source.missing, choices: BEGINNINGS });
      return;
    }
    const { accountId, endUser } = turn.caller;
    const { libraryAssetIds } = turn;
    const order: VideoOrder = {
      ...(await this.looksOf(accountId, wish)),
      ...source,
      ...(libraryAssetIds.length > 0 ? { libraryAssetIds } : {}),
      ...(endUser ? { endUser } : {}),
    };
    await this.orders.create(accountId, order, async (em, { video, job }) => {
      const cost = video.cost?.credits ?? 0;
      await turn.keep(em, {
        action: 'made',
        text: paragraphs(
          `Your film is being made: about ${video.targetSeconds} seconds, ${languageName(video.language)}. I tell you when it is ready.`,
          sentences(
            `It costs ${creditsWords(cost)}, which are set aside now and come back if it fails.`,
            source.sourceUrl !== undefined && `A page that needs a browser costs ${PRICES.browser} more.`,
          ),
        ),
        videoId: video.id,
        jobId: job.id,
        choices: [CHOICES.cancel],
        awaits: true,
      });
    });
  }

  /** What came along, or what the topic finds; else why there is nothing to tell. */
  private async sourceOf(turn: Turn, topic: string | undefined): Promise<Source | { missing: string }> {
    if (turn.material) return turn.material;
    if (topic === undefined) return turn.libraryAssetIds.length > 0 ? {} : { missing: NO_SOURCE };
    const { accountId } = turn.caller;
    try {
      const { source } = await this.reads.preview(accountId, { query: topic }, undefined, keptFor(turn.caller));
      return { sourceId: source.id };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'payment_required') throw error;
      return { missing: `I could not look up "${topic}". ${NO_SOURCE}` };
    }
  }

  private async looksOf(accountId: string, wish: MakeWish): Promise<Partial<VideoOrder>> {
    const { voice, tone, directions, title, targetSeconds, style, format, language, pacing, captions, music } = wish;
    const looks = { title, targetSeconds, style, format, language, pacing, captions, music };
    const brief = directedBrief(null, { tone, directions }, 'en') ?? undefined;
    const voiceId = voice && ('id' in voice ? voice.id : await this.voiceOf(accountId, voice.gender, wish.language));
    return { ...looks, ...(brief ? { brief } : {}), ...(voiceId ? { voiceId } : {}) };
  }

  private async voiceOf(accountId: string, gender: string, language = 'en'): Promise<string | undefined> {
    const { house } = await this.voices.list(accountId);
    const { code } = writtenLanguage(language);
    return house.find((voice) => voice.language === code && voice.gender === gender)?.id;
  }
}

function languageName(code: string): string {
  return `in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code}`;
}
