import type { SettledOrder } from '@app/videos';
import type { Series } from '../series.entity';
import { endCardOf } from './autopilot-habits';

/** What is an episode's own: what it is called and what it is told from. */
export interface EpisodeStory {
  title: string;
  source: NonNullable<SettledOrder['source']>;
  headline?: string;
}

const LENGTH_S = 30;

/**
 * An episode of an autopilot's show as an order for its video: designed, at the show's flat price, nothing made elsewhere.
 * Its premise directs it.
 */
export function episodeOrder(series: Series, { source, ...story }: EpisodeStory): SettledOrder {
  const { settings, premise, link, id: seriesId, showId, channelId } = series;
  const { style, format = '9:16', language = 'en', voiceId, targetSeconds = LENGTH_S } = settings;
  return {
    spec: {
      v: 1,
      ...story,
      brief: premise ?? undefined,
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
      clips: false,
      engine: 'designed',
    },
    source,
    episode: 'flat',
    seriesId,
    showId,
    channelId,
  };
}
