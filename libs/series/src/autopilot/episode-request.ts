import type { VideoRequest } from '@app/videos';
import type { Series } from '../series.entity';
import { endCardOf } from './end-card';

/** What is an episode's own: what it is called and what it is told from. */
export type EpisodeStory = Required<Pick<VideoRequest, 'title' | 'source'>> &
  Pick<VideoRequest, 'brief' | 'data' | 'headline'>;

const LENGTH_S = 30;

/**
 * An autopilot episode as an order for its film: designed, at the flat price of docs/specification.md 4.7, rule 3, with no
 * generated media. The premise is its brief unless the story brings one.
 */
export function episodeRequest(series: Series, story: EpisodeStory): VideoRequest {
  const { settings, premise, link, id: seriesId, showId, channelId } = series;
  const { style, format = '9:16', language, voiceId, targetSeconds = LENGTH_S } = settings;
  return {
    brief: premise ?? undefined,
    ...story,
    cta: link ? endCardOf(link) : undefined,
    format,
    style,
    language,
    voiceId,
    targetSeconds,
    captions: true,
    presenter: false,
    music: true,
    images: 'source',
    public: false,
    engine: 'designed',
    episode: 'flat',
    seriesId,
    showId,
    channelId,
  };
}
