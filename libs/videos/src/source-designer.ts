import { Injectable } from '@nestjs/common';
import {
  assetKey,
  checkScript,
  type DesignOrder,
  type DesignedFilm,
  FilmDesigner,
  promisedStill,
  type Script,
  writtenLanguage,
} from '@app/design';
import type { FilmWarning, Still } from '@app/render';
import { type FactPack, type FetchedStill, FetchStillsService, type PictureRef, readFacts } from '@app/sources';
import { type MediaWish, NO_WISH, worksWanted } from './media-wish';

/** An order whose facts are still a payload and whose pictures are still addresses. */
export type SourceOrder = Omit<DesignOrder, 'facts' | 'stills' | 'script'> & {
  /** Null where the script is the only source. */
  data: Record<string, unknown> | null;
  script?: Script;
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
    { data, script, media = NO_WISH, ...order }: SourceOrder,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceFilm> {
    const own = data ? readFacts(data) : null;
    const facts = script ? checkScript(script, own, writtenLanguage(order.language ?? 'en')) : (own ?? readFacts({}));
    const wanted = worksWanted(media, facts, order.targetSeconds);
    const named = media.images === 'none' ? [] : facts.pictures;
    const pictures = await this.stills.fetchAll([...named, ...assetsOf(script)], folder, signal);
    const promised = wanted.image + wanted.clip > 0 ? [promisedStill(order.format)] : [];
    const stills = [...pictures.filter((picture) => 'path' in picture), ...promised];
    const film = await this.designer.design(
      { ...order, facts, stills, ...(script ? { script: { script, alone: own === null } } : {}) },
      folder,
      signal,
    );
    return { ...film, facts, stills, warnings: [...pictureWarnings(pictures), ...film.warnings] };
  }
}

/** Pictures that the scenes of a script name themselves. */
function assetsOf(script: Script | undefined): PictureRef[] {
  return (script?.scenes ?? []).flatMap(({ asset, text }, index) =>
    asset ? [{ key: assetKey(index), url: asset.url, owner: text ?? '' }] : [],
  );
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
