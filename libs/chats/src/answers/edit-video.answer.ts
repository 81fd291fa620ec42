import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { EditVideoService, NothingToEditError } from '@app/editing';
import type { Video } from '@app/videos';
import { type PendingWork, planned } from '../pending-work';
import { CHOICES, creditsWords, NEXT_STEPS, paragraphs, sentences } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { isAtRest, NO_VIDEO } from './talked-about';

/** Plans an edit of the current video, makes it once its price is confirmed, and reports notes that were not understood. */
@Injectable()
export class EditVideoAnswer implements Answer<'edit'> {
  constructor(
    private readonly edits: EditVideoService,
    private readonly clock: Clock,
  ) {}

  /** Throws coded errors of edits, such as insufficient credits. */
  async answer(turn: Turn, { notes }: IntentOf<'edit'>): Promise<void> {
    const { video, caller } = turn;
    if (!video) return await turn.say(NO_VIDEO);
    if (!isAtRest(video)) {
      const text = `"${video.title}" is still being made. Wait until it is ready, or cancel it.`;
      return await turn.say({ action: 'refused', text, videoId: video.id, choices: [CHOICES.cancel] });
    }
    const request = { notes, ...(caller.endUser ? { endUser: caller.endUser } : {}) };
    try {
      const { summary, credits } = await this.edits.preview(video.id, caller.accountId, request, { render: true });
      await turn.say({
        action: 'asked',
        text: paragraphs(
          `The change to "${video.title}": ${summary}. It costs ${creditsWords(credits)} with its render.`,
          'Nothing is charged yet. Shall I make it?',
        ),
        videoId: video.id,
        choices: [CHOICES.confirm, CHOICES.decline],
        pending: {
          ...planned(credits, this.clock.now()),
          kind: 'edit',
          videoId: video.id,
          version: video.version,
          notes,
        },
      });
    } catch (error) {
      if (!(error instanceof NothingToEditError)) throw error;
      const text = paragraphs(sentences(...error.missed), 'Nothing was changed or charged. Try one of these:');
      await turn.say({ action: 'asked', text, videoId: video.id, choices: NEXT_STEPS });
    }
  }

  /** Throws coded errors of edits, and `ConflictError` if the plan is settled. */
  async make(turn: Turn, { id, notes }: PendingWork & { kind: 'edit' }, video: Video): Promise<void> {
    const { accountId, endUser } = turn.caller;
    const request = { notes, ...(endUser ? { endUser } : {}) };
    await this.edits.begin(video.id, accountId, request, { render: true }, async (em, jobId, edit) => {
      const text = paragraphs(
        `Changing "${video.title}": ${edit.summary}.`,
        `It costs ${creditsWords(edit.credits)} with its render, set aside now; what is not delivered comes back.`,
      );
      const choices = [CHOICES.cancel];
      await turn.keep(em, { action: 'edited', text, videoId: video.id, jobId, choices, awaits: true, settles: id });
    });
  }
}
