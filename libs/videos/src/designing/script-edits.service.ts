import { Injectable } from '@nestjs/common';
import {
  editByScript,
  readScript,
  type Script,
  scriptSeconds,
  writeOutFacts,
  writeScript,
  writtenLanguage,
} from '@app/design';
import { VoicesService } from '@app/voices';
import { brandOf } from '@app/channels';
import type { FactPack, FieldMeanings } from '@app/facts';
import { BadRequestError, storableJson } from '@app/platform';
import type { Format, Storyboard, StyleName } from '@app/picture';
import { type PackContent, packFacts } from '@app/sources';
import type { EndUser } from '../end-users/end-user';
import { EndUsersService } from '../end-users/end-users.service';
import { LONGEST_VIDEO_S } from '../ordering/read-order';
import type { VideoSpec } from '../video-specification';
import { assetsOf, libraryWish, VideoLibraryService } from './video-library.service';

/** How a video looks; what is left out stays as it is. */
export interface Looks {
  style?: StyleName;
  format?: Format;
  captions?: boolean;
}

/** A script that changes a design, as it is sent, with looks and a voice beside it. */
export interface ScriptRequest extends Looks {
  script: unknown;
  voiceId?: string;
  /** The user of an embedded studio who asks; nobody where the account does. */
  endUser?: EndUser;
}

/** A design that a script changes: a version of a video, or a plan. */
export interface ScriptedDesign {
  accountId: string;
  storyboard: Storyboard;
  stills: readonly unknown[];
  pack: PackContent;
  spec: VideoSpec;
}

/** A script that can be applied to the design it was read for. */
export interface ScriptEdit {
  script: Script;
  looks: Looks;
  /** Of the design once it is changed. */
  spec: VideoSpec;
}

/** The payload's facts as its pack and its video declare them; null where a script is the video's only source. */
export function payloadFacts(pack: PackContent, fields: FieldMeanings | undefined): FactPack | null {
  return pack.kind === 'script' ? null : packFacts({ ...pack, fields: { ...pack.fields, ...fields } });
}

/** The storyboard that a script changes: in the looks that stand beside the script, in a brand that may be locked since, with music or none. */
export function dressed(storyboard: Storyboard, { spec, looks }: Pick<ScriptEdit, 'spec' | 'looks'>): Storyboard {
  const brand = spec.brand ? { brand: brandOf(spec.brand) } : {};
  return { ...storyboard, ...brand, music: spec.music !== false, ...looks };
}

/** What of a wish concerns how the storyboard is drawn. */
export function looksOf({ style, format, captions }: Looks): Looks {
  const asked = Object.entries({ style, format, captions }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(asked);
}

/** Reads scripts that change a design, before anything is held for them. */
@Injectable()
export class ScriptEditsService {
  constructor(
    private readonly voices: VoicesService,
    private readonly library: VideoLibraryService,
    private readonly endUsers: EndUsersService,
  ) {}

  /**
   * Throws `BadRequestError` for a script that is none, brings figures that the data do not hold or makes the video too
   * long, `NotFoundError` for an asset that is not there or not the end user's, and coded errors of voices.
   */
  async read(
    { accountId, storyboard, stills, pack, spec: before }: ScriptedDesign,
    { script: written, endUser, ...asked }: ScriptRequest,
  ): Promise<ScriptEdit> {
    const script = storableJson(readScript(scenesOf(written)));
    const language = writtenLanguage(storyboard.language);
    const facts = payloadFacts(pack, before.fields);
    const { script: told } = writeOutFacts(script, facts, language);
    const seconds = secondsToPay(told, writeScript(storyboard, facts), language.code, before);
    const { brings } = editByScript({ storyboard, script, facts, language, stills: stills.length });
    const scenes = script.scenes.map((scene, index) => ({
      ...scene,
      sfx: brings.sounds.includes(index) ? scene.sfx : undefined,
      asset: brings.assets.includes(index) ? scene.asset : undefined,
    }));
    const brought = libraryWish({}, { scenes });
    if (endUser) {
      await this.endUsers.assertOwn({ accountId, externalUserId: endUser.externalUserId }, 'asset', assetsOf(brought));
    }
    await this.library.check(accountId, brought);
    const { voiceId = before.voiceId } = asked;
    if (voiceId !== before.voiceId) await this.voices.check({ language: storyboard.language, voiceId, accountId });
    const looks = looksOf(asked);
    // A designed video stays one: notes may change it further, and keep what was written by hand.
    const spec = { ...before, ...looks, script: before.script && told, targetSeconds: seconds, voiceId };
    return { script, looks, spec };
  }
}

/** A script as it is sent, or with the video or plan that it was read of. */
function scenesOf(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || !('videoId' in written || 'planId' in written)) return written;
  const { videoId: _videoId, planId: _planId, version: _version, ...script } = written as Record<string, unknown>;
  return script;
}

/** How long the edited video is to pay for. Throws BadRequestError for a script that makes it longer than videos are. */
function secondsToPay(script: Script, before: Script, language: string, { pacing, targetSeconds }: VideoSpec): number {
  const seconds = Math.ceil(scriptSeconds(script, language, pacing));
  const present = Math.ceil(scriptSeconds(before, language, pacing));
  if (seconds <= present) return targetSeconds;
  if (seconds <= LONGEST_VIDEO_S) return Math.max(targetSeconds, seconds);
  const message = `runs to about ${seconds} seconds; a video has at most ${LONGEST_VIDEO_S}`;
  throw new BadRequestError([{ path: 'script', message }]);
}
