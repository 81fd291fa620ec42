import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@app/platform';
import type { Video } from './video.entity';
import { CUT_FILES } from './video-files';

/** Absolute keyed links of a video (docs/specification.md 2.1, rules 1 and 2). */
export interface VideoLinkSet {
  /** Relative path of the current cut, without its key. */
  video: string;
  /** Plays the last cut that was rendered until the version is rendered. */
  url: string;
  renderUrl: string | null;
  thumbnail: string | null;
  webUrl: string | null;
  watchUrl: string;
}

/** What links are written from. */
export type LinkedVideo = Pick<Video, 'id' | 'version' | 'status' | 'mediaKey'>;

/** Writes the links that play a video; what is not rendered has none. */
@Injectable()
export class VideoLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of(video: LinkedVideo): VideoLinkSet {
    const path = `/media/${video.id}.mp4`;
    const rendered = video.status === 'rendered';
    const file = (name: string) => this.keyed(`/media/${video.id}/v${video.version}/${name}`, video);
    return {
      video: path,
      // Tells players and caches that there is another cut.
      url: this.keyed(path, video) + (video.version > 1 ? `&v=${video.version}` : ''),
      renderUrl: rendered ? file(CUT_FILES.video) : null,
      thumbnail: rendered ? file(CUT_FILES.poster) : null,
      webUrl: rendered ? file(CUT_FILES.web) : null,
      watchUrl: `${this.config.studioUrl}/w/${video.id}?k=${video.mediaKey}`,
    };
  }

  /** The same for who only watches: with the files of the cut that plays now, whatever is made of the video meanwhile. */
  ofCut({ cutVersion, ...video }: LinkedVideo & Pick<Video, 'cutVersion'>): VideoLinkSet {
    if (cutVersion === null) return this.of(video);
    return this.of({ ...video, version: cutVersion, status: 'rendered' });
  }

  private keyed(path: string, video: LinkedVideo): string {
    return `${this.config.baseUrl}${path}?k=${video.mediaKey}`;
  }
}
