import { Injectable } from '@nestjs/common';
import { EditVideoService, NothingToEditError } from '@app/videos';
import { CHOICES, creditsWords, NEXT_STEPS, paragraphs, sentences } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { isAtRest, NO_FILM } from './talked-about';

/** Changes the film that is talked about and has it rendered; what of the notes was not understood is told. */
@Injectable()
export class EditFilmAnswer implements Answer<'edit'> {
  constructor(private readonly edits: EditVideoService) {}

  /** Throws coded errors of edits, such as for a wallet that is too short. */
  async answer(turn: Turn, { notes }: IntentOf<'edit'>): Promise<void> {
    const { film, caller } = turn;
    if (!film) return await turn.say(NO_FILM);
    if (!isAtRest(film)) {
      const text = `"${film.title}" is still being made. Wait until it is ready, or cancel it.`;
      return await turn.say({ action: 'refused', text, videoId: film.id, choices: [CHOICES.cancel] });
    }
    const request = { notes, ...(caller.endUser ? { endUser: caller.endUser } : {}) };
    try {
      await this.edits.begin(film.id, caller.accountId, request, { render: true }, async (em, jobId, edit) => {
        const text = paragraphs(
          `Changing "${film.title}": ${edit.summary}.`,
          sentences(...edit.missed),
          `It costs ${creditsWords(edit.credits)} with its render, set aside now; what is not delivered comes back.`,
        );
        const choices = [CHOICES.cancel];
        await turn.keep(em, { action: 'edited', text, videoId: film.id, jobId, choices, awaits: true });
      });
    } catch (error) {
      if (!(error instanceof NothingToEditError)) throw error;
      const text = paragraphs(sentences(...error.missed), 'Nothing was changed or charged. Try one of these:');
      await turn.say({ action: 'asked', text, videoId: film.id, choices: NEXT_STEPS });
    }
  }
}
