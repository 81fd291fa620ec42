import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { CancelVideoService } from '@app/videos';
import { ChatMessage } from '../chat-message.entity';
import type { Answer, Turn } from '../turn';
import { NO_VIDEO } from './talked-about';

/** Cancels the work on the current video. */
@Injectable()
export class CancelAnswer implements Answer<'cancel'> {
  constructor(
    private readonly database: Database,
    private readonly cancelling: CancelVideoService,
  ) {}

  async answer(turn: Turn): Promise<void> {
    const { video, chatId } = turn;
    if (!video) return await turn.say(NO_VIDEO);
    await this.database.transaction(async (em) => {
      const { id: videoId, title } = video;
      if (!(await this.cancelling.stop(em, videoId))) {
        const text = `Nothing is being made of "${title}" right now.`;
        return await turn.keep(em, { action: 'explained', text, videoId });
      }
      // This answer reports it, so the chat need not be notified.
      await em.nativeUpdate(ChatMessage, { chatId, awaitedVideoId: videoId }, { awaitedVideoId: null });
      const text = `Stopped. What was set aside for work that was not done went back.`;
      await turn.keep(em, { action: 'edited', text, videoId });
    });
  }
}
