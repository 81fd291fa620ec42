import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@app/platform';
import type { Video } from './video.entity';
import { CUT_FILES } from './video-files';

/** Absolute keyed links of a film (specification 2.1, rules 1 and 2). */
export interface VideoLinkSet {
  /** Relative path of the current cut, without its key. */
  video: string;
  url: string;
  renderUrl: string | null;
  thumbnail: string | null;
  webUrl: string | null;
  watchUrl: string;
}

/** Writes the links that play a film; what is not rendered has none. */
@Injectable()
export class VideoLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of(video: Video): VideoLinkSet {
    const path = `/media/${video.id}.mp4`;
    const rendered = video.status === 'rendered';
    const file = (name: string) => this.keyed(`/media/${video.id}/v${video.version}/${name}`, video);
    return {
      video: path,
      url: this.keyed(path, video),
      renderUrl: rendered ? file(CUT_FILES.video) : null,
      thumbnail: rendered ? file(CUT_FILES.poster) : null,
      webUrl: rendered ? file(CUT_FILES.web) : null,
      watchUrl: `${this.config.studioUrl}/w/${video.id}?k=${video.mediaKey}`,
    };
  }

  private keyed(path: string, video: Video): string {
    return `${this.config.baseUrl}${path}?k=${video.mediaKey}`;
  }
}
