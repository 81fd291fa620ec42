import { Injectable } from '@nestjs/common';
import { LANGUAGE_NAMES } from '@app/lingua';
import { STYLE_NAMES } from '@app/picture';
import { BEGINNINGS, CHOICES, HELP, NEXT_STEPS } from '../replies';
import type { Answer, Reply, Turn } from '../turn';
import type { IntentOf } from '../understanding/intent';

type Kind = 'help' | 'thanks' | 'unclear' | 'question';

const SAID: Record<Kind, { reply: Reply; elsewhere?: string }> = {
  help: { reply: { action: 'explained', text: HELP } },
  thanks: { reply: { action: 'explained', text: 'You are welcome.' } },
  question: {
    reply: {
      action: 'explained',
      text: `Nothing was changed. I make videos of 15 to 90 seconds in ${Object.values(LANGUAGE_NAMES).join(', ')}, in the styles ${STYLE_NAMES.join(', ')}. Say "help" for all that you can ask.`,
    },
  },
  unclear: {
    reply: { action: 'asked', text: 'I did not understand that. What shall I do with the video?' },
    elsewhere:
      'I did not understand that. What shall the video tell? Paste JSON or a text, send an address, or take one of these:',
  },
};

/** Answers without work: help, thanks, and messages that were not understood. */
@Injectable()
export class SmallTalkAnswer implements Answer<Kind> {
  async answer({ video, say }: Turn, { kind }: IntentOf<Kind>): Promise<void> {
    const { reply, elsewhere } = SAID[kind];
    if (video) return await say({ ...reply, videoId: video.id, choices: [...NEXT_STEPS, CHOICES.help] });
    await say({ ...reply, text: elsewhere ?? reply.text, choices: BEGINNINGS });
  }
}
