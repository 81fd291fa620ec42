import { Injectable } from '@nestjs/common';
import { FetchClipsService, SketchDesigner } from '@app/design';
import { FetchStillsService, PackStillsService } from '@app/sources';
import { FilmLibraryService } from '../designing/film-library.service';
import { SourceDesigner } from '../designing/source-designer';

/** The way of a film from its source to its storyboard, with nobody to pay on it: no model writes, no voice speaks. */
@Injectable()
export class SketchSourceDesigner extends SourceDesigner {
  constructor(
    designer: SketchDesigner,
    stills: FetchStillsService,
    clips: FetchClipsService,
    libraries: FilmLibraryService,
    sourceStills: PackStillsService,
  ) {
    super(designer, stills, clips, libraries, sourceStills);
  }
}
