import { Injectable } from '@nestjs/common';
import { priceEdit, CHARGES } from '@app/billing';
import { QuoteService } from '@app/videos';
import { creditsWords, paragraphs } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';

/** Length used if none was given. */
const USUAL_SECONDS = 30;

/** Answers questions about prices, from the price list. */
@Injectable()
export class TellPriceAnswer implements Answer<'price'> {
  constructor(private readonly quotes: QuoteService) {}

  async answer(turn: Turn, { targetSeconds = USUAL_SECONDS }: IntentOf<'price'>): Promise<void> {
    const { video, caller } = turn;
    const asked = { kind: 'video', targetSeconds, ...(caller.endUser ? { endUser: caller.endUser } : {}) } as const;
    const { credits } = await this.quotes.quote(caller.accountId, asked);
    const text = paragraphs(
      video?.cost && `"${video.title}" costs ${creditsWords(video.cost.credits)} in all so far.`,
      'Prices:',
      `• a video of ${targetSeconds} seconds, with its render — ${creditsWords(credits)}`,
      `• a change — ${creditsWords(priceEdit('notes').credits)}, and ${CHARGES.render.price} for each started minute of its render`,
      '• undoing — free',
    );
    await turn.say({ action: 'explained', text, ...(video ? { videoId: video.id } : {}) });
  }
}
