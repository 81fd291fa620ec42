import type { EntityManager } from '@mikro-orm/postgresql';
import { type Telling, unheardDesigner } from '@app/design';
import { complianceOver } from '@app/channels';
import type { WorkTask } from '@app/platform';
import type { Still, Storyboard } from '@app/picture';
import type { PackContent, SourcePack } from '@app/sources';
import { designOrder, payloadFacts, showHistory, type Video, type VideoSpec, type WholeVersion } from '@app/videos';
import { contentOf, keyedStills, titleOf } from './edited-facts';
import { leftOutOf } from './version-settings.entity';

/** A version that is told in another language, and all that decides how. */
export interface RetoldVersion {
  storyboard: Storyboard;
  stills: Still[];
  hasFootage: boolean;
  pack: PackContent;
  /** The spec of the version that is edited, before the other changes of this edit. */
  spec: VideoSpec;
  title: string | undefined;
  leftOut: string[];
  /** How the videos of its series before it were told. */
  before: Telling[] | undefined;
  seed: number;
  /** A code. */
  language: string;
}

/** A version, to be told in a language. */
export async function toRetell(
  em: EntityManager,
  { video, current, pack }: { video: Video; current: WholeVersion; pack: SourcePack },
  language: string,
): Promise<RetoldVersion> {
  const { storyboard, stills, footage } = current;
  return {
    ...{ storyboard, stills, language },
    hasFootage: (footage ?? []).length > 0,
    pack: contentOf(pack),
    spec: video.spec,
    title: titleOf(video, pack),
    leftOut: await leftOutOf(em, video.id, current.version),
    before: await showHistory(em, video),
    seed: video.number,
  };
}

/**
 * A version in another language, as the rules retell it: nothing of it is spoken, and no model is asked, so that a draft
 * and the edit that follows have the same words. Throws what designers throw.
 */
export async function retold({ storyboard, stills, pack, spec, language, ...of }: RetoldVersion): Promise<Storyboard> {
  const facts = payloadFacts(pack, spec.fields);
  if (!facts) throw new Error('a script that is its own source has no facts to be retold from');
  const { style, format, captions, music } = storyboard;
  const pacing = spec.pacing ?? 'standard';
  const { title, before, seed, leftOut, hasFootage: footage } = of;
  const retelling = await unheardDesigner([{ id: 'retold', language }]).design(
    {
      ...designOrder({ ...spec, style, format, captions, language, voiceId: undefined }),
      ...(storyboard.brand ? { brand: storyboard.brand } : {}),
      ...{ music, title, before, seed, facts, footage },
      ...(spec.compliance ? { compliance: complianceOver(spec.compliance, facts) } : {}),
      stills: keyedStills(stills, facts),
      revision: { storyboard, pacing, wish: { language }, notes: '', leftOut, authored: false, unclear: false },
    },
    '',
    new AbortController().signal,
  );
  return retelling.storyboard;
}

export const retellVideo: WorkTask<RetoldVersion, Storyboard> = { file: __filename, name: 'retellVideo', run: retold };
