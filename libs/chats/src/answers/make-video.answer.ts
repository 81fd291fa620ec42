import { Injectable } from '@nestjs/common';
import { CHARGES } from '@app/billing';
import { directedBrief, writtenLanguage } from '@app/design';
import { VoicesService } from '@app/voices';
import { Clock, DomainError } from '@app/platform';
import { AssessOrderService, OrderVideoService, PaidReadsService, type VideoOrder } from '@app/videos';
import { keptFor } from '../chat-caller';
import { type PendingWork, planned } from '../pending-work';
import { BEGINNINGS, CHOICES, creditsWords, paragraphs } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf, MakeWish } from '../understanding/intent';

type Source = Pick<VideoOrder, 'data' | 'sourceUrl' | 'text' | 'sourceId'>;

const NO_SOURCE = 'What shall it tell? Paste JSON or a text, send an address, or name something to look up.';

/** Plans a video with its price, and orders it once confirmed. */
@Injectable()
export class MakeVideoAnswer implements Answer<'make'> {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly assessing: AssessOrderService,
    private readonly clock: Clock,
    private readonly reads: PaidReadsService,
    private readonly voices: VoicesService,
  ) {}

  /** Throws coded errors of orders; the wallet is checked when the plan is confirmed. */
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
    };
    const settled = await this.orders.settle(accountId, { ...order, ...(endUser ? { endUser } : {}) });
    const { order: assessed, price } = await this.assessing.assess(accountId, settled);
    const { targetSeconds, language, style, format } = assessed.spec;
    const looks = [`about ${targetSeconds} seconds`, languageName(language), style, format];
    await turn.say({
      action: 'asked',
      text: paragraphs(
        `The plan: ${looks.filter((look) => look !== undefined).join(', ')}. It costs ${creditsWords(price.credits)}.`,
        source.sourceUrl !== undefined && `A page that needs a browser costs ${CHARGES.browser.price} more.`,
        turn.material !== null && wish.topic !== undefined && `"${wish.topic}" was not understood.`,
        'Nothing is charged yet. Shall I make it?',
      ),
      choices: [CHOICES.confirm, CHOICES.decline],
      pending: { ...planned(price.credits, this.clock.now()), kind: 'make', order },
    });
  }

  /** Orders the plan, at no more than its price. Throws coded errors of orders, and `ConflictError` if the plan is settled. */
  async make(turn: Turn, { id, order, credits }: PendingWork & { kind: 'make' }): Promise<void> {
    const { accountId, endUser } = turn.caller;
    const wanted = { ...order, maxCredits: credits, ...(endUser ? { endUser } : {}) };
    await this.orders.create(accountId, wanted, async (em, { video, job }) => {
      await turn.keep(em, {
        action: 'made',
        text: paragraphs(
          `Your video is being made: about ${video.spec.targetSeconds} seconds, ${languageName(video.spec.language)}. I tell you when it is ready.`,
          `It costs ${creditsWords(video.cost?.credits ?? 0)}, which are set aside now and come back if it fails.`,
        ),
        videoId: video.id,
        jobId: job.id,
        choices: [CHOICES.cancel],
        awaits: true,
        settles: id,
      });
    });
  }

  /** The attached material or the result of looking the topic up; otherwise why there is nothing to make a video of. */
  private async sourceOf(turn: Turn, topic: string | undefined): Promise<Source | { missing: string }> {
    if (turn.material) return turn.material;
    if (topic === undefined) return turn.libraryAssetIds.length > 0 ? {} : { missing: NO_SOURCE };
    const { accountId } = turn.caller;
    try {
      const { source } = await this.reads.preview(accountId, { query: topic }, keptFor(turn.caller));
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
