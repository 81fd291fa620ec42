import { Injectable } from '@nestjs/common';
import { VersionsService } from '@app/videos';
import { CHOICES, sentences } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { NO_FILM } from './talked-about';
import { versionBefore } from './version-before';

/** Brings a version back, free of charge. */
@Injectable()
export class UndoAnswer implements Answer<'undo'> {
  constructor(private readonly versions: VersionsService) {}

  /** Throws `ConflictError` while the film is worked on, `NotFoundError` for a version that there is not. */
  async answer(turn: Turn, { version }: IntentOf<'undo'>): Promise<void> {
    const { film, caller } = turn;
    if (!film) return await turn.say(NO_FILM);
    const wanted = version ?? versionBefore(film);
    if (wanted === null) {
      const text = `"${film.title}" is as it was made; there is nothing to undo.`;
      return await turn.say({ action: 'explained', text, videoId: film.id });
    }
    await this.versions.restore(film.id, caller.accountId, wanted, async (em, { video: restored }) => {
      const isRendered = restored.status === 'rendered';
      const text = sentences(
        `Version ${wanted} of "${restored.title}" is back; nothing was charged.`,
        !isRendered && 'It is not rendered yet.',
      );
      const choices = isRendered ? [CHOICES.shorter, CHOICES.figures] : [CHOICES.render];
      await turn.keep(em, { action: 'edited', text, videoId: film.id, choices });
    });
  }
}
