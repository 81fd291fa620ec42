import type { ComposeRequest } from '../composer/compose-request';
import type { Designer, WrittenDraft } from '../designer/designer';
import { reviseStoryboard } from '../editing/revise-storyboard';
import { directStoryboard } from './direct-storyboard';

/** The template engine: offline, fixed, and the same video for the same request. */
export class DirectorDesigner implements Designer {
  async design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft> {
    signal.throwIfAborted();
    const { revision } = request;
    const draft = revision ? reviseStoryboard(request, revision, directStoryboard) : directStoryboard(request);
    return await Promise.resolve({ draft, warnings: [] });
  }
}
