import { Inject, Injectable } from '@nestjs/common';
import { SketchDesigner } from '@app/design';
import { type ClipRef, type FetchedClip, FetchClipsService } from '@app/media';
import { WorkProcesses, type WorkTask } from '@app/platform';
import { FetchStillsService, PackStillsService } from '@app/sources';
import { VideoLibraryService } from '../designing/video-library.service';
import { SourceDesigner } from '../designing/source-designer';

/** The way of a video from its source to its storyboard, with nobody to pay on it: no model writes, no voice speaks. */
@Injectable()
export class SketchSourceDesigner extends SourceDesigner {
  constructor(
    designer: SketchDesigner,
    stills: FetchStillsService,
    clips: FetchClipsService,
    libraries: VideoLibraryService,
    sourceStills: PackStillsService,
    // Nest would inject what the class above has in this place.
    @Inject(WorkProcesses) private readonly work: WorkProcesses,
  ) {
    super(designer, stills, clips, libraries, sourceStills);
  }

  protected override async run<Input, Answer>(
    task: WorkTask<Input, Answer>,
    input: Input,
    signal: AbortSignal,
  ): Promise<Answer> {
    return await this.work.run(task, input, signal);
  }

  /** Videos of a script's addresses are large: a plan takes for granted that they can be had. */
  protected override async fetchClips(clips: readonly ClipRef[]): Promise<FetchedClip[]> {
    const piece = { path: '', width: 0, height: 0, from: 0, to: 0, speed: 1, subject: { x: 0.5, y: 0.5 } };
    return await Promise.resolve(clips.map(({ key, alt }) => ({ key, footage: { ...piece, alt } })));
  }
}
