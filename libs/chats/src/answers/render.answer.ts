import { Injectable } from '@nestjs/common';
import { renderCredits } from '@app/billing';
import { RenderOrderService } from '@app/videos';
import { CHOICES, creditsWords, NEXT_STEPS } from '../replies';
import type { Answer, Turn } from '../turn';
import { isAtRest, NO_FILM } from './talked-about';

/** Has the version that is talked about rendered, where it has no file. */
@Injectable()
export class RenderAnswer implements Answer<'render'> {
  constructor(private readonly rendering: RenderOrderService) {}

  /** Throws coded errors of renders, such as for a wallet that is too short. */
  async answer(turn: Turn): Promise<void> {
    const { film, caller } = turn;
    if (!film) return await turn.say(NO_FILM);
    const { id: videoId, title, status } = film;
    if (!isAtRest(film) || status === 'rendered') {
      const text = status === 'rendered' ? `"${title}" is rendered already.` : `"${title}" is being made already.`;
      return await turn.say({ action: 'explained', text, videoId, choices: NEXT_STEPS });
    }
    await this.rendering.order(videoId, caller.accountId, async (em, { video, job }) => {
      const text = `Rendering "${title}" for ${creditsWords(renderCredits(video.durationSeconds))}. I tell you when it is ready.`;
      await turn.keep(em, { action: 'edited', text, videoId, jobId: job.id, choices: [CHOICES.cancel], awaits: true });
    });
  }
}
