import { join } from 'node:path';
import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  assetKey,
  type ClipRef,
  checkScript,
  cutFootage,
  FetchClipsService,
  type FetchedClip,
  namesClip,
  type DesignOrder,
  type DesignedFilm,
  FilmDesigner,
  promisedStill,
  type Script,
  writtenLanguage,
} from '@app/design';
import { CONFIG, type Config } from '@app/platform';
import type { FilmWarning, Footage, LibrarySounds, Still } from '@app/render';
import {
  type FactPack,
  type FetchedStill,
  FetchStillsService,
  PackStillsService,
  type PictureRef,
  readFacts,
  type SourcePack,
  withStills,
} from '@app/sources';
import { complianceOver } from '../channels/compliance-facts';
import type { ComplianceRule } from '../channels/film-settings';
import { sourceScript } from './source-script';
import { FilmLibraryService, libraryWish, NO_LIBRARY } from './film-library.service';
import { type MediaWish, NO_WISH, worksWanted } from '../ordering/media-wish';

/** An order whose facts are still a payload and whose pictures are still addresses. */
export type SourceOrder = Omit<DesignOrder, 'facts' | 'stills' | 'script' | 'compliance'> & {
  /** Null where the script is the only source. */
  data: Record<string, unknown> | null;
  /** What `data` was read from, for its pictures. */
  source?: SourcePack;
  script?: Script;
  /** Left out: the payload's own pictures, and nothing made. */
  media?: MediaWish;
  /** Whose library `media` and the script name assets of. */
  accountId?: string;
  /** Takes its date and source from the facts. */
  compliance?: ComplianceRule;
};

/** A designed film with the facts and pictures it was designed from; the last picture may be a promise. */
export type SourceFilm = DesignedFilm & {
  facts: FactPack;
  stills: Array<Still & { key: string }>;
  footage: Footage[];
  sounds: LibrarySounds;
};

/** From payload to designed film: facts read, pictures fetched, story composed and spoken. */
@Injectable()
export class SourceDesigner {
  constructor(
    private readonly designer: FilmDesigner,
    private readonly stills: FetchStillsService,
    private readonly clips: FetchClipsService,
    @Optional() private readonly libraries?: FilmLibraryService,
    @Optional() private readonly sourceStills?: PackStillsService,
    @Optional() @Inject(CONFIG) private readonly config?: Pick<Config, 'llm'>,
  ) {}

  /** Files are left in `folder`. A picture that cannot be had is a warning. Throws coded errors for data without facts. */
  async design(
    { data, source, script: written, media = NO_WISH, compliance, accountId, ...order }: SourceOrder,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceFilm> {
    const script = written ?? this.quotedScript(source, order) ?? undefined;
    const own = data ? readFacts(data) : null;
    const told = script ? checkScript(script, own, writtenLanguage(order.language ?? 'en')) : (own ?? readFacts({}));
    const facts = withStills(told, source?.reading ?? null);
    const wanted = worksWanted(media, facts, order.targetSeconds);
    const isShown = media.images !== 'none';
    const named = isShown ? told.pictures : [];
    const assets = assetsOf(script);
    const pictures = [
      ...(await this.stills.fetchAll([...named, ...assets.pictures], folder, signal)),
      ...((source && isShown && (await this.sourceStills?.fetchAll(source, folder, signal))) || []),
    ];
    const clips = await this.clips.fetchAll(assets.clips, folder, signal);
    const footage = clips.filter((clip) => 'footage' in clip);
    const promised = wanted.image + wanted.clip > 0 ? [promisedStill(order.format)] : [];
    const wish = libraryWish(media, script);
    const library =
      (accountId && (await this.libraries?.fetch(accountId, wish, join(folder, 'library')))) || NO_LIBRARY;
    const stills = [...pictures.filter((picture) => 'path' in picture), ...library.stills, ...promised];
    const film = await this.designer.design(
      {
        ...order,
        facts,
        stills,
        ...(library.shots.length > 0 ? { footage: true } : {}),
        ...(compliance ? { compliance: complianceOver(compliance, facts) } : {}),
        ...(script ? { script: { script, alone: own === null, clips: placesOf(footage, script) } } : {}),
      },
      folder,
      signal,
    );
    const cut = cutFootage(
      film.storyboard,
      film.narration.lines,
      library.shots,
      footage.map((clip) => clip.footage),
    );
    return {
      ...film,
      ...cut,
      sounds: library.sounds,
      facts,
      stills,
      warnings: [...missing('picture', pictures), ...missing('clip', clips), ...film.warnings],
    };
  }

  /** Sources of running text tell themselves, unless directions or a language model are to choose their words. */
  private quotedScript(
    source: SourcePack | undefined,
    {
      language = 'en',
      targetSeconds,
      title,
      brief,
      cta,
    }: Pick<DesignOrder, 'language' | 'targetSeconds' | 'title' | 'brief' | 'cta'>,
  ): Script | null {
    if (!source || brief !== undefined || this.config?.llm) return null;
    return sourceScript(source, { language, targetSeconds, title, cta });
  }
}

/** Pictures and clips that the scenes of a script name themselves. */
function assetsOf(script: Script | undefined): { pictures: PictureRef[]; clips: ClipRef[] } {
  const assets = (script?.scenes ?? []).flatMap(({ asset, text: owner = '', type }, index) =>
    asset ? [{ key: assetKey(index), url: asset.url, owner, isClip: namesClip(asset.url, type) }] : [],
  );
  return {
    pictures: assets.filter(({ isClip }) => !isClip),
    clips: assets.filter(({ isClip }) => isClip).map(({ key, url, owner }) => ({ key, url, alt: owner })),
  };
}

/** Place of each scene's clip among those that could be had. */
function placesOf(clips: ReadonlyArray<{ key: string }>, { scenes }: Script): Map<number, number> {
  return new Map(
    scenes.flatMap((_, scene): Array<[number, number]> => {
      const place = clips.findIndex(({ key }) => key === assetKey(scene));
      return place < 0 ? [] : [[scene, place]];
    }),
  );
}

function missing(what: 'picture' | 'clip', fetched: ReadonlyArray<FetchedStill | FetchedClip>): FilmWarning[] {
  return fetched.flatMap((file) =>
    'fault' in file
      ? [
          {
            code: `missing_${what}`,
            message: `The ${what} at ${file.key} ${file.fault}.`,
            scene: null,
            atMs: null,
          },
        ]
      : [],
  );
}
