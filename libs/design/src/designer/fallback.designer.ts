import { Logger } from '@nestjs/common';
import type { ComposeRequest } from '../composer/compose-request';
import { ModelDesignError } from '../model/model.errors';
import type { Designer, WrittenDraft } from './designer';

/** A model first; where it fails, the house designer writes the video and a warning says so. */
export class FallbackDesigner implements Designer {
  private readonly logger = new Logger(FallbackDesigner.name);

  constructor(
    private readonly model: Designer,
    private readonly house: Designer,
  ) {}

  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    try {
      return await this.model.design(request, signal);
    } catch (error) {
      if (!(error instanceof ModelDesignError)) throw error;
      this.logger.warn({ err: error }, 'the model failed, the composer writes this video');
      const written = await this.house.design(request, signal);
      const message = `The video was written by the house composer: ${error.why}.`;
      return {
        ...written,
        ...(error.usage ? { usage: error.usage } : {}),
        warnings: [{ code: 'model_fallback', message, scene: null, atMs: null }, ...written.warnings],
      };
    }
  }
}
