import { Injectable } from '@nestjs/common';
import { renderCredits } from '@app/billing';
import { Clock } from '@app/platform';
import { RenderOrderService, type Video } from '@app/videos';
import { type PendingWork, planned } from '../pending-work';
import { CHOICES, creditsWords, NEXT_STEPS } from '../replies';
import type { Answer, Turn } from '../turn';
import { isAtRest, NO_VIDEO } from './talked-about';

/** Renders the current version if it has no file. */
@Injectable()
export class RenderAnswer implements Answer<'render'> {
  constructor(
    private readonly rendering: RenderOrderService,
    private readonly clock: Clock,
  ) {}

  /** Throws coded errors of renders, such as insufficient credits. */
  async answer(turn: Turn): Promise<void> {
    const { video } = turn;
    if (!video) return await turn.say(NO_VIDEO);
    const { id: videoId, title, status } = video;
    if (!isAtRest(video) || status === 'rendered') {
      const text = status === 'rendered' ? `"${title}" is rendered already.` : `"${title}" is being made already.`;
      return await turn.say({ action: 'explained', text, videoId, choices: NEXT_STEPS });
    }
    const credits = renderCredits(video.durationSeconds);
    await turn.say({
      action: 'asked',
      text: `Rendering "${title}" costs ${creditsWords(credits)}. Nothing is charged yet. Shall I render it?`,
      videoId,
      choices: [CHOICES.confirm, CHOICES.decline],
      pending: { ...planned(credits, this.clock.now()), kind: 'render', videoId, version: video.version },
    });
  }

  /** Throws coded errors of renders, and `ConflictError` if the plan is settled. */
  async make(turn: Turn, { id, videoId }: PendingWork & { kind: 'render' }, { title }: Video): Promise<void> {
    await this.rendering.order(videoId, turn.caller.accountId, async (em, { video, job }) => {
      const text = `Rendering "${title}" for ${creditsWords(renderCredits(video.durationSeconds))}. I tell you when it is ready.`;
      const choices = [CHOICES.cancel];
      await turn.keep(em, { action: 'edited', text, videoId, jobId: job.id, choices, awaits: true, settles: id });
    });
  }
}
