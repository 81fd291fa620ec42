import { Injectable } from '@nestjs/common';
import { type DesignOrder, type DesignedFilm, FilmDesigner, promisedStill } from '@app/design';
import type { FilmWarning, Still } from '@app/render';
import { type FactPack, type FetchedStill, FetchStillsService, readFacts } from '@app/sources';
import { type MediaWish, NO_WISH, worksWanted } from './media-wish';

/** An order whose facts are still a payload and whose pictures are still addresses. */
export type SourceOrder = Omit<DesignOrder, 'facts' | 'stills'> & {
  data: Record<string, unknown>;
  /** Left out: the payload's own pictures, and nothing made. */
  media?: MediaWish;
};

/** A designed film with the facts and pictures it was designed from; the last picture may be a promise. */
export type SourceFilm = DesignedFilm & { facts: FactPack; stills: Array<Still & { key: string }> };

/** From payload to designed film: facts read, pictures fetched, story composed and spoken. Knows no database. */
@Injectable()
export class SourceDesigner {
  constructor(
    private readonly designer: FilmDesigner,
    private readonly stills: FetchStillsService,
  ) {}

  /** Files are left in `folder`. A picture that cannot be had is a warning. Throws coded errors for data without facts. */
  async design(
    { data, media = NO_WISH, ...order }: SourceOrder,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceFilm> {
    const facts = readFacts(data);
    const wanted = worksWanted(media, facts, order.targetSeconds);
    const named = media.images === 'none' ? [] : facts.pictures;
    const pictures = await this.stills.fetchAll(named, folder, signal);
    const promised = wanted.image + wanted.clip > 0 ? [promisedStill(order.format)] : [];
    const stills = [...pictures.filter((picture) => 'path' in picture), ...promised];
    const film = await this.designer.design({ ...order, facts, stills }, folder, signal);
    return { ...film, facts, stills, warnings: [...pictureWarnings(pictures), ...film.warnings] };
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
