import { Injectable } from '@nestjs/common';
import { VersionsService } from '@app/editing';
import { CHOICES, sentences } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { NO_VIDEO } from './talked-about';
import { versionBefore } from './version-before';

/** Restores a version, free of charge. */
@Injectable()
export class UndoAnswer implements Answer<'undo'> {
  constructor(private readonly versions: VersionsService) {}

  /** Throws `ConflictError` while the video is being worked on, `NotFoundError` for an unknown version. */
  async answer(turn: Turn, { version }: IntentOf<'undo'>): Promise<void> {
    const { video, caller } = turn;
    if (!video) return await turn.say(NO_VIDEO);
    const wanted = version ?? versionBefore(video);
    if (wanted === null) {
      const text = `"${video.title}" is as it was made; there is nothing to undo.`;
      return await turn.say({ action: 'explained', text, videoId: video.id });
    }
    await this.versions.restore(video.id, caller.accountId, wanted, async (em, { video: restored }) => {
      const isRendered = restored.status === 'rendered';
      const text = sentences(
        `Version ${wanted} of "${restored.title}" is back; nothing was charged.`,
        !isRendered && 'It is not rendered yet.',
      );
      const choices = isRendered ? [CHOICES.shorter, CHOICES.figures] : [CHOICES.render];
      await turn.keep(em, { action: 'edited', text, videoId: video.id, choices });
    });
  }
}
