import { Injectable } from '@nestjs/common';
import { type DesignOrder, type DesignedFilm, FilmDesigner } from '@app/design';
import type { FilmWarning, Still } from '@app/render';
import { type FetchedStill, FetchStillsService, readFacts } from '@app/sources';

/** An order whose facts are still a payload and whose pictures are still addresses. */
export type SourceOrder = Omit<DesignOrder, 'facts' | 'stills'> & { data: Record<string, unknown> };

/** From payload to designed film: facts read, pictures fetched, story composed and spoken. Knows no database. */
@Injectable()
export class SourceDesigner {
  constructor(
    private readonly designer: FilmDesigner,
    private readonly stills: FetchStillsService,
  ) {}

  /** Files are left in `folder`. A picture that cannot be had is a warning. Throws coded errors for data without facts. */
  async design(
    { data, ...order }: SourceOrder,
    folder: string,
    signal: AbortSignal,
  ): Promise<DesignedFilm & { stills: Still[] }> {
    const facts = readFacts(data);
    const pictures = await this.stills.fetchAll(facts.pictures, folder, signal);
    const stills = pictures.filter((picture) => 'path' in picture);
    const film = await this.designer.design({ ...order, facts, stills }, folder, signal);
    return { ...film, stills, warnings: [...pictureWarnings(pictures), ...film.warnings] };
  }
}

function pictureWarnings(pictures: FetchedStill[]): FilmWarning[] {
  return pictures.flatMap((picture) =>
    'fault' in picture
      ? [
          {
            code: 'missing_picture',
            message: `The picture at ${picture.key} ${picture.fault}.`,
            scene: null,
            atMs: null,
          },
        ]
      : [],
  );
}
