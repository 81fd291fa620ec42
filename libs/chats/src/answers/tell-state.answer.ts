import { Injectable } from '@nestjs/common';
import type { Video } from '@app/videos';
import { CHOICES, NEXT_STEPS } from '../replies';
import type { Answer, Reply, Turn } from '../turn';
import { NO_VIDEO } from './talked-about';

const STATES: Record<Video['status'], (video: Video) => Pick<Reply, 'text' | 'choices'>> = {
  draft: ({ title }) => ({ text: `The script of "${title}" is being written.`, choices: [CHOICES.cancel] }),
  scripted: ({ title }) => ({ text: `"${title}" has its script and is not rendered yet.`, choices: [CHOICES.render] }),
  rendering: ({ title }) => ({
    text: `"${title}" is being made; I tell you when it is ready.`,
    choices: [CHOICES.cancel],
  }),
  rendered: ({ title, version }) => ({ text: `"${title}" is ready, as version ${version}.`, choices: NEXT_STEPS }),
  error: ({ title, lastError }) => ({ text: `"${title}" could not be made: ${lastError ?? 'no reason is known'}` }),
};

/** Reports the progress of the video. */
@Injectable()
export class TellStateAnswer implements Answer<'status'> {
  async answer(turn: Turn): Promise<void> {
    const { video } = turn;
    await turn.say(video ? { action: 'explained', videoId: video.id, ...STATES[video.status](video) } : NO_VIDEO);
  }
}
