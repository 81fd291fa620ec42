import { Injectable } from '@nestjs/common';
import { TestClocksService } from '@app/clocks';
import { Clock, ConflictError, Database, findOwned, NotFoundError, UnprocessableError } from '@app/platform';
import { Video } from '@app/videos';
import { Episode } from '../episode.entity';
import { Series } from '../series.entity';
import { EndEpisodeService } from './end-episode.service';
import { nextTry, PostEpisodeService } from './post-episode.service';

/** Posts episodes that wait for their owner. */
@Injectable()
export class ApproveEpisodeService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostEpisodeService,
    private readonly ending: EndEpisodeService,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * May be asked again: of one that is posted only what is missing is posted, and nothing twice. Throws `NotFoundError` for
   * another account's, `ConflictError` while its video is made, where it failed or was discarded, and while nobody knows what
   * became of a post, and `UnprocessableError` where the scheduler refuses.
   */
  async approve(accountId: string, seriesId: string, videoId: string, signal = never()): Promise<Episode> {
    const em = this.database.read();
    const series = await findOwned(em, Series, 'series', { id: seriesId, accountId });
    const episode = await em.findOne(Episode, { seriesId, videoId });
    const video = await em.findOne(Video, { id: videoId, accountId });
    if (!episode || !video) throw new NotFoundError('episode', videoId);
    if (episode.status === 'posted' && episode.reason === null) return episode;
    if (episode.discardedAt !== null) throw new ConflictError(`episode ${videoId} was discarded`);
    if (episode.status !== 'held' && episode.status !== 'posted')
      throw new ConflictError(`episode ${videoId} is ${episode.status}, not held`);
    return await this.clocks.during(series.clockId, () => this.post(series, { video, episode }, signal));
  }

  private async post(
    series: Series,
    { video, episode }: { video: Video; episode: Episode },
    signal: AbortSignal,
  ): Promise<Episode> {
    const posting = await this.posts.post(series, { video, postText: episode.postText }, signal);
    if (posting.state === 'refused') throw new UnprocessableError(posting.reason);
    if (posting.state === 'open')
      throw new ConflictError(`${posting.reason}; approve again to learn what became of it`);
    const { retryAfterSeconds, ...posted } = posting;
    const retryAt = nextTry(episode, retryAfterSeconds, this.clock.now());
    await this.ending.markPosted(episode.id, { ...posted, retryAt });
    return await this.database.read().findOneOrFail(Episode, { id: episode.id });
  }
}

function never(): AbortSignal {
  return new AbortController().signal;
}
