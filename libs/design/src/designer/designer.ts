import type { VideoWarning } from '@app/picture';
import type { ComposeRequest } from '../composer/compose-request';
import type { ModelUsage } from '../model/model-usage';
import type { StoryboardDraft } from '../composer/storyboard-draft';

/** A storyboard that is not spoken yet, with what its owner should know about how it came to be. */
export interface WrittenDraft {
  draft: StoryboardDraft;
  warnings: VideoWarning[];
  /** What a model did for it; missing where none was asked. */
  usage?: ModelUsage;
}

/** Port: whoever writes storyboards from facts. Both adapters answer in the same form, and all pass the same gate. */
export interface Designer {
  /** Throws coded errors that a video's owner may read; an aborted signal throws its reason. */
  design(request: ComposeRequest, signal: AbortSignal): Promise<WrittenDraft>;
}
