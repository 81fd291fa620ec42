import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModelUsage } from '@app/design';
import type { ProofOfFigures } from '@app/picture';
import { type VideoOutline, outlineOf } from './video-outline';
import type { VideoDesign } from './version-files';
import { VideoVersion } from './video-version.entity';

/** Names one version of a video. */
type VersionName = Pick<VideoVersion, 'videoId' | 'version'>;

/** A version with its whole design, as it is read; what is changed in it is not written. */
export interface WholeVersion extends VideoDesign, VersionName, Pick<VideoVersion, 'cut' | 'warnings' | 'createdAt'> {
  proof: ProofOfFigures | null;
  outline: VideoOutline;
}

const DESIGN = ['storyboard', 'narration', 'stills', 'footage', 'sounds', 'proof'] as const;

/** A version with its whole design; null where there is no such version. */
export async function readVersion(em: EntityManager, { videoId, version }: VersionName): Promise<WholeVersion | null> {
  const row = await em.findOne(VideoVersion, { videoId, version }, { populate: DESIGN });
  if (!row) return null;
  const { cut, warnings, createdAt } = row;
  const [storyboard, narration] = [row.storyboard.$, row.narration.$];
  const outline = row.outline ?? outlineOf(storyboard, narration);
  const design = { storyboard, narration, stills: row.stills.$, footage: row.footage.$, sounds: row.sounds.$ };
  return { videoId, version, ...design, proof: row.proof.$, outline, cut, warnings, createdAt };
}

/** The same; throws where there is no such version. */
export async function readVersionOrFail(em: EntityManager, name: VersionName): Promise<WholeVersion> {
  const found = await readVersion(em, name);
  if (!found) throw new Error(`there is no version ${name.version} of ${name.videoId}`);
  return found;
}

/** The same rows, all with outlines; designs are read only of versions that were made before outlines were kept. */
export async function outlined<Row extends VersionName>(
  em: EntityManager,
  rows: ReadonlyArray<Row & Pick<VideoVersion, 'outline'>>,
): Promise<Array<Row & { outline: VideoOutline }>> {
  const whole: Array<Row & { outline: VideoOutline }> = [];
  for (const row of rows) {
    const { videoId, version } = row;
    const outline = row.outline ?? (await readVersionOrFail(em, { videoId, version })).outline;
    whole.push({ ...row, outline });
  }
  return whole;
}

/** A version that has no file yet, to be written with its transaction. */
export function addVersion(
  em: EntityManager,
  { storyboard, narration, usage, ...made }: Omit<WholeVersion, 'cut' | 'outline'> & { usage?: ModelUsage },
): void {
  const outline = outlineOf(storyboard, narration, usage);
  em.persist(em.create(VideoVersion, { ...made, storyboard, narration, outline, cut: null }));
}
