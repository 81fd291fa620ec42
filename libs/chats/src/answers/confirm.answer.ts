import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import { VideosService } from '@app/videos';
import { PLAN_LASTS_MS } from '../pending-work';
import { BEGINNINGS } from '../replies';
import type { Answer, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';
import { EditVideoAnswer } from './edit-video.answer';
import { MakeVideoAnswer } from './make-video.answer';
import { RenderAnswer } from './render.answer';

/** Executes the pending plan once, or drops it. */
@Injectable()
export class ConfirmAnswer implements Answer<'confirm' | 'decline'> {
  constructor(
    private readonly making: MakeVideoAnswer,
    private readonly editing: EditVideoAnswer,
    private readonly rendering: RenderAnswer,
    private readonly videos: VideosService,
    private readonly clock: Clock,
  ) {}

  /** Throws coded errors of the work, such as insufficient credits; the plan stays pending then. */
  async answer(turn: Turn, { kind }: IntentOf<'confirm' | 'decline'>): Promise<void> {
    const { pending, say } = turn;
    if (!pending) {
      const text = 'No plan waits for a yes; nothing was made or charged. What shall I make?';
      return await say({ action: 'asked', text, choices: BEGINNINGS });
    }
    const settles = pending.id;
    if (kind === 'decline')
      return await say({ action: 'explained', text: 'Dropped. Nothing was made or charged.', settles });
    if (this.clock.now().getTime() - Date.parse(pending.at) > PLAN_LASTS_MS) {
      const text = 'That plan has expired after 24 hours; nothing was made or charged. Say again what you want.';
      return await say({ action: 'refused', text, settles });
    }
    if (pending.kind === 'make') return await this.making.make(turn, pending);
    const video = await this.videos.getVideo(pending.videoId, turn.caller.accountId);
    if (video.version !== pending.version) {
      const text = `"${video.title}" has changed since that plan; nothing was made or charged. Say again what you want.`;
      return await say({ action: 'refused', text, videoId: video.id, settles });
    }
    await (pending.kind === 'edit'
      ? this.editing.make(turn, pending, video)
      : this.rendering.make(turn, pending, video));
  }
}
