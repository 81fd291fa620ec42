import type { WorkProcesses, WorkTask } from '@app/platform';
import { EstimatedVoice, type VoiceCast } from '@app/voices';
import { ComposerDesigner } from './designer/composer.designer';
import { type DesignedVideo, type DesignOrder, VideoDesigner } from './video-designer';
import { writtenLanguage } from './language/written-language';

/** A video to sketch, and the voices that could speak it. */
interface SketchOrder {
  order: DesignOrder;
  voices: Array<{ id: string; language: string }>;
  outDir: string;
}

/**
 * Designs videos that are only planned, beside the program that asks: the composer writes them, whatever model is
 * configured, and no voice speaks, so that a plan costs nobody anything. Its narrations have estimated times and name files
 * that are not there.
 */
export class SketchDesigner extends VideoDesigner {
  constructor(
    private readonly speakers: VoiceCast,
    private readonly work: WorkProcesses,
  ) {
    super(new ComposerDesigner(), { choose: () => [], close: () => undefined });
  }

  override async design(order: DesignOrder, outDir: string, signal: AbortSignal): Promise<DesignedVideo> {
    const { code: language } = writtenLanguage(order.language ?? 'en');
    const { voiceId, clone, pronunciation } = order;
    const voices = this.speakers.choose({ language, voiceId, clone, pronunciation });
    const spoken = voices.map(({ id, language: tongue }) => ({ id, language: tongue }));
    return await this.work.run(sketchVideo, { order, voices: spoken, outDir }, signal);
  }
}

export const sketchVideo: WorkTask<SketchOrder, DesignedVideo> = {
  file: __filename,
  name: 'sketchVideo',
  run: async ({ order, voices, outDir }) =>
    await unheardDesigner(voices).design(order, outDir, new AbortController().signal),
};

/** Designs without a model or a voice: its lines have estimated times, and name recordings that are not there. */
export function unheardDesigner(voices: SketchOrder['voices']): VideoDesigner {
  const estimated = voices.map(({ id, language }) => new EstimatedVoice(id, language));
  return new VideoDesigner(new ComposerDesigner(), { choose: () => estimated, close: () => undefined });
}
