import { newId } from '@app/platform';
import { Episode } from '../episode.entity';
import type { Series } from '../series.entity';

type Known = Pick<Episode, 'n' | 'videoId' | 'checkId' | 'title' | 'changed'>;

/** An episode whose video is ordered, and that nothing has become of yet. */
export function newEpisode({ id: seriesId, accountId }: Series, known: Known, at: Date): Episode {
  return Object.assign(new Episode(), {
    id: newId('epi'),
    seriesId,
    accountId,
    ...known,
    status: 'making' as const,
    reason: null,
    findings: [],
    postedAt: null,
    shareUrl: null,
    downloadUrl: null,
    discardedAt: null,
    createdAt: at,
    updatedAt: at,
  });
}
