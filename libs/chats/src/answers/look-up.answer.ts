import { Injectable } from '@nestjs/common';
import { DomainError } from '@app/platform';
import { PaidReadsService } from '@app/videos';
import { keptFor } from '../chat-caller';
import { BEGINNINGS } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';

/** Looks something up at the market services and offers a video of it; nothing is charged before the video is ordered. */
@Injectable()
export class LookUpAnswer implements Answer<'look'> {
  constructor(private readonly reads: PaidReadsService) {}

  async answer(turn: Turn, { query }: IntentOf<'look'>): Promise<void> {
    const { accountId } = turn.caller;
    try {
      const { source } = await this.reads.preview(accountId, { query }, keptFor(turn.caller));
      await turn.say({
        action: 'asked',
        text: `I found ${source.title ?? query}. Shall I make a video of it?`,
        choices: [
          { label: 'Make the video', text: `make a video about ${query}` },
          { label: 'A 60 second video', text: `make a 60 second video about ${query}` },
          { label: 'In Spanish', text: `make a video in Spanish about ${query}` },
        ],
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await turn.say({ action: 'asked', text: `I could not look up "${query}".`, choices: BEGINNINGS });
    }
  }
}
