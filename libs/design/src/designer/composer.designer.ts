import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { reviseStoryboard } from '../editing/revise-storyboard';
import type { Designer, WrittenDraft } from './designer';

/** The embedded default: offline, and the same video for the same request. */
export class ComposerDesigner implements Designer {
  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    signal.throwIfAborted();
    const { revision } = request;
    const draft = revision ? reviseStoryboard(request, revision) : composeStoryboard(request);
    return await Promise.resolve({ draft, warnings: [] });
  }
}
