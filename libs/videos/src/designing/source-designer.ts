import { join } from 'node:path';
import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  assetKey,
  editByScript,
  LIBRARY_ID,
  type DesignOrder,
  type DesignedVideo,
  VideoDesigner,
  sceneWarnings,
  type Script,
  MODEL_CONFIG,
  type ModelSettings,
  writtenLanguage,
} from '@app/design';
import {
  type ClipRef,
  cutFootage,
  FetchClipsService,
  type FetchedClip,
  namesClip,
  overPieces,
  promisedStill,
} from '@app/media';
import { type WorkTask } from '@app/platform';
import type { VideoWarning, Footage, LibrarySounds, Still, Storyboard } from '@app/picture';
import { type FactPack, type FieldMeanings, meaningOf, unknownMeanings } from '@app/facts';
import { FetchStillsService, PackStillsService, type PictureRef, type SourcePack, withStills } from '@app/sources';
import { type ComplianceRule, complianceOver } from '@app/channels';
import { dressed, type ScriptEdit } from './script-edits.service';
import { quoteSource, readSource } from './source-reading.tasks';
import { VideoLibraryService, libraryWish, NO_LIBRARY } from './video-library.service';
import { type MediaWish, NO_WISH, worksWanted } from '../ordering/media-wish';

/** An order whose facts are still a payload and whose pictures are still addresses. */
export type SourceOrder = Omit<DesignOrder, 'facts' | 'stills' | 'script' | 'compliance'> & {
  /** Null where the script is the only source. */
  data: Record<string, unknown> | null;
  /** What `data` was read from, for its pictures. */
  source?: SourcePack;
  /** What is declared of `data`. */
  fields?: FieldMeanings;
  script?: Script;
  /** Left out: the payload's own pictures, and nothing made. */
  media?: MediaWish;
  /** Whose library `media` and the script name assets of. */
  accountId?: string;
  /** Takes its date and source from the facts. */
  compliance?: ComplianceRule;
};

/** A designed video with the facts and pictures it was designed from; the last picture may be a promise. */
export type SourceVideo = DesignedVideo &
  LaidOutBy & {
    facts: FactPack;
    stills: Array<Still & { key: string }>;
    footage: Footage[];
    sounds: LibrarySounds;
    /** Its storyboard before scenes took their pieces of the library's footage. */
    uncut: Storyboard;
  };

interface LaidOutBy {
  /** The script that it tells, its order's own or that of its source's sentences; null for one that a designer wrote. */
  script: Script | null;
}

/** A video as a plan has laid it out, its pictures on local disk. */
export type LaidOut = Pick<SourceVideo, 'uncut' | 'script' | 'stills' | 'warnings'>;

/** A design with its files on local disk. */
interface DesignedFiles<Picture extends Still> {
  storyboard: Storyboard;
  stills: readonly Picture[];
  footage: readonly Footage[];
  sounds: LibrarySounds;
}

interface Gathering extends LaidOutBy {
  stills?: LaidOut['stills'];
  folder: string;
  signal: AbortSignal;
}

/** From payload to designed video: facts read, pictures fetched, story composed and spoken. */
@Injectable()
export class SourceDesigner {
  constructor(
    private readonly designer: VideoDesigner,
    private readonly stills: FetchStillsService,
    private readonly clips: FetchClipsService,
    @Optional() private readonly libraries?: VideoLibraryService,
    @Optional() private readonly sourceStills?: PackStillsService,
    @Optional() @Inject(MODEL_CONFIG.token) private readonly model?: ModelSettings,
  ) {}

  /** Files are left in `folder`. A picture that cannot be had is a warning. Throws coded errors for data without facts. */
  async design(order: SourceOrder, folder: string, signal: AbortSignal): Promise<SourceVideo> {
    const script = order.script ?? (await this.quotedScript(order, signal));
    const material = await this.gather(order, { script, folder, signal });
    const { facts, stills, footage, library, told } = material;
    const video = await this.designer.design(
      {
        ...told,
        facts,
        stills,
        ...(library.shots.length > 0 ? { footage: true } : {}),
        ...(script ? { script: { script, alone: order.data === null, clips: placesOf(footage, script) } } : {}),
      },
      folder,
      signal,
    );
    return this.cut(video, {
      ...material,
      footage: footage.map((clip) => clip.footage),
      sounds: library.sounds,
      script,
    });
  }

  /**
   * Makes a video exactly as a plan has laid it out, or as its owner has edited it, spoken by the order's voice. A clip that
   * cannot be had any more is a warning, and its scene shows its words. Throws coded errors of voices and for what was
   * deleted from the library.
   */
  async tell(
    order: SourceOrder,
    plan: LaidOut,
    edit: ScriptEdit | null,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceVideo> {
    const material = await this.gather(order, { script: plan.script, stills: plan.stills, folder, signal });
    const { stills, library } = material;
    const isThere = material.clips.map((clip) => 'footage' in clip);
    const footage = material.footage.map((clip) => clip.footage);
    const design = { storyboard: overPieces(plan.uncut, isThere), stills, footage, sounds: library.sounds };
    const told = edit
      ? await this.byScript(
          { ...design, storyboard: dressed(design.storyboard, edit) },
          {
            script: edit.script,
            facts: order.data === null ? null : material.facts,
            accountId: order.accountId ?? '',
          },
          folder,
          signal,
        )
      : { ...design, warnings: [] };
    const video = await this.designer.speak(told.storyboard, order, folder, signal);
    const warnings = [...plan.warnings, ...told.warnings, ...video.warnings];
    return this.cut({ ...video, warnings }, { ...material, ...told, script: plan.script, warnings: material.warnings });
  }

  /** Applies a script to a design: only what it changes is changed; files that it brings stand behind those that are there. */
  async byScript<Picture extends Still>(
    { storyboard: present, stills: known, footage: cuts, sounds }: DesignedFiles<Picture>,
    { script, facts, accountId }: { script: Script; facts: FactPack | null; accountId: string },
    folder: string,
    signal: AbortSignal,
  ) {
    const language = writtenLanguage(present.language);
    const edit = { storyboard: present, script, facts, language, stills: known.length };
    const { brings } = editByScript(edit);
    const brought = await this.filesOf(accountId, script, brings, folder, signal);
    const stills = [...known, ...brought.stills.map(({ still }) => still)];
    const { storyboard } = editByScript({
      ...edit,
      stills: stills.length,
      assets: new Map(brought.stills.map(({ scene }, index) => [scene, known.length + index])),
      clips: new Map(brought.clips.map(({ scene }, index) => [scene, cuts.length + index])),
    });
    const warnings = facts ? sceneWarnings(storyboard, facts, (scene) => !present.scenes.includes(scene)) : [];
    const heard = new Map(storyboard.scenes.map(({ id }, index) => [id, script.scenes[index]?.sfx]));
    const before = new Map(
      present.scenes.map(({ id, written }) => [id, (written as { sfx?: string } | undefined)?.sfx]),
    );
    const effects = [
      ...(sounds.effects ?? []).filter(
        ({ sceneId }) => isLibrarySound(heard.get(sceneId)) && heard.get(sceneId) === before.get(sceneId),
      ),
      ...brought.effects.map(({ scene, ...effect }) => ({ ...effect, sceneId: storyboard.scenes[scene]?.id ?? '' })),
    ];
    const { effects: _effects, ...others } = sounds;
    return {
      storyboard,
      stills,
      footage: [...cuts, ...brought.clips.map(({ clip }) => clip)],
      sounds: { ...others, ...(effects.length > 0 ? { effects } : {}) },
      warnings: [...warnings, ...brought.warnings],
    };
  }

  /** All that a video is made from, on local disk; its pictures are fetched unless they are given. */
  private async gather(
    { data, source, fields, media = NO_WISH, compliance, accountId, script: _written, ...order }: SourceOrder,
    { script, stills: known, folder, signal }: Gathering,
  ) {
    const read = await this.run(readSource, { data, fields, script, language: order.language ?? 'en' }, signal);
    const facts = withStills(read, source?.reading?.stills);
    const wanted = worksWanted(media, facts, order.targetSeconds);
    const isShown = media.images !== 'none';
    const assets = assetsOf(script);
    const wish = libraryWish(media, script);
    const library =
      (accountId && (await this.libraries?.fetch(accountId, wish, join(folder, 'library')))) || NO_LIBRARY;
    const pictures = known
      ? []
      : [
          ...(await this.stills.fetchAll([...(isShown ? read.pictures : []), ...assets.pictures], folder, signal)),
          ...((source && isShown && (await this.sourceStills?.fetchAll(source, folder, signal))) || []),
        ];
    const named = await this.fetchClips(assets.clips, folder, signal);
    const clips = [...named, ...library.clips];
    const footage = clips.filter((clip) => 'footage' in clip);
    const promised = wanted.image + wanted.clip > 0 ? [promisedStill(order.format)] : [];
    const own = pictures.filter((picture) => 'path' in picture);
    const fetched = [...own, ...library.pictures, ...library.stills, ...promised];
    const told = { ...order, ...(compliance ? { compliance: complianceOver(compliance, facts) } : {}) };
    const unclear = data === null ? [] : unclearMeanings(read);
    const warnings = [...unclear, ...missing('picture', pictures), ...missing('clip', clips)];
    return { told, facts, stills: known ?? fetched, clips, footage, library, warnings };
  }

  /** Files of the scenes of a script that bring new ones, each with its scene; one that cannot be had is a warning. */
  private async filesOf(
    accountId: string,
    { scenes }: Script,
    brings: { assets: readonly number[]; sounds: readonly number[] },
    folder: string,
    signal: AbortSignal,
  ) {
    const only = {
      scenes: scenes.map(({ asset, sfx, ...scene }, index) => ({
        ...scene,
        ...(asset && brings.assets.includes(index) ? { asset } : {}),
        ...(sfx !== undefined && brings.sounds.includes(index) ? { sfx } : {}),
      })),
    };
    const assets = assetsOf(only);
    const wish = libraryWish({}, only);
    const library = (await this.libraries?.fetch(accountId, wish, join(folder, 'library'))) ?? NO_LIBRARY;
    const pictures = [...(await this.stills.fetchAll(assets.pictures, folder, signal)), ...library.pictures];
    const clips = [...(await this.fetchClips(assets.clips, folder, signal)), ...library.clips];
    const sceneOf = (named: string) => scenes.findIndex((_, index) => assetKey(index) === named);
    return {
      stills: pictures.flatMap((picture) =>
        'path' in picture ? [{ scene: sceneOf(picture.key), still: picture }] : [],
      ),
      clips: clips.flatMap((clip) => ('footage' in clip ? [{ scene: sceneOf(clip.key), clip: clip.footage }] : [])),
      effects: (library.sounds.effects ?? []).map(({ path, sceneId, atMs }) => ({
        path,
        atMs,
        scene: Number(/\d+$/.exec(sceneId)?.[0]) - 1,
      })),
      warnings: [...missing('picture', pictures), ...missing('clip', clips)],
    };
  }

  protected async fetchClips(clips: readonly ClipRef[], folder: string, signal: AbortSignal): Promise<FetchedClip[]> {
    return await this.clips.fetchAll(clips, folder, signal);
  }

  private cut(
    video: DesignedVideo,
    {
      library,
      footage,
      sounds,
      facts,
      stills,
      warnings,
      script,
    }: Pick<Awaited<ReturnType<typeof this.gather>>, 'library' | 'facts' | 'stills' | 'warnings'> &
      LaidOutBy & { footage: Footage[]; sounds: LibrarySounds },
  ): SourceVideo {
    return {
      ...video,
      ...cutFootage(video.storyboard, video.narration.lines, library.shots, footage),
      uncut: video.storyboard,
      script,
      sounds,
      facts,
      stills,
      warnings: [...warnings, ...video.warnings],
    };
  }

  /** Sources of running text tell themselves, unless directions or a language model are to choose their words. */
  private async quotedScript(
    { source, fields, brief, language = 'en', targetSeconds, title: named, cta, mode }: SourceOrder,
    signal: AbortSignal,
  ): Promise<Script | null> {
    if (!source || brief !== undefined || this.model) return null;
    const { kind, title, url, data, reading } = source;
    const content = { kind, title, url, data, reading, fields };
    const quoted = { source: content, language, targetSeconds, title: named, cta, mode };
    return await this.run(quoteSource, quoted, signal);
  }

  /** Reading runs here and now where nobody waits for the program's answers, as in a worker. */
  protected async run<Input, Answer>(
    task: WorkTask<Input, Answer>,
    input: Input,
    _signal: AbortSignal,
  ): Promise<Answer> {
    return await task.run(input);
  }
}

/** Pictures and clips that the scenes of a script name themselves. */
function assetsOf(script: Script | null): { pictures: PictureRef[]; clips: ClipRef[] } {
  const assets = (script?.scenes ?? []).flatMap(({ asset, text: owner = '', type }, index) =>
    asset?.url === undefined
      ? []
      : [{ key: assetKey(index), url: asset.url, owner, isClip: namesClip(asset.url, type) }],
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

/** Number of the scene that names a file itself, from 1; null for files of the source. */
function sceneAt(key: string): number | null {
  const index = /^script\/scenes\/(\d+)\/asset$/.exec(key)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

/** What of the facts can be read in more than one way, and is told as nothing. */
function unclearMeanings(facts: FactPack): VideoWarning[] {
  return unknownMeanings(meaningOf(facts)).map((message) => ({
    code: 'unknown_meaning',
    message,
    scene: null,
    atMs: null,
  }));
}

function isLibrarySound(sfx: string | undefined): sfx is string {
  return sfx !== undefined && LIBRARY_ID.test(sfx);
}

function missing(
  what: 'picture' | 'clip',
  fetched: ReadonlyArray<{ key: string } | { key: string; fault: string }>,
): VideoWarning[] {
  return fetched.flatMap((file) =>
    'fault' in file
      ? [
          {
            code: `missing_${what}`,
            message: `The ${what} at ${file.key} ${file.fault}.`,
            scene: sceneAt(file.key),
            atMs: null,
          },
        ]
      : [],
  );
}
