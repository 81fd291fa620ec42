import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import type { Designer, WrittenDraft } from './designer';

/** The embedded default: offline, and the same film for the same request. */
export class ComposerDesigner implements Designer {
  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    signal.throwIfAborted();
    return await Promise.resolve({ draft: composeStoryboard(request), warnings: [] });
  }
}
