import { speakingTime } from './speaking-time';
import type { SpokenLine, Voice, VoiceLine } from './voice';

/** Says nothing: tells how long a line is likely to take, for videos that are only planned. Writes no file. */
export class EstimatedVoice implements Voice {
  /** `id` is that of the voice that would speak. */
  constructor(
    readonly id: string,
    readonly language: string,
  ) {}

  async speak({ tokens, pace }: VoiceLine): Promise<SpokenLine> {
    const lengths = tokens.map(({ spoken }) => speakingTime(spoken, this.language) / pace);
    const line = speakingTime(tokens.map(({ spoken }) => spoken).join(' '), this.language) / pace;
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const stretch = total > 0 ? line / total : 0;
    let at = 0;
    const words = lengths.map((length) => {
      const fromMs = Math.round(at);
      at += length * stretch;
      return { fromMs, toMs: Math.round(at) };
    });
    return await Promise.resolve({ durationMs: Math.round(line), words });
  }
}
