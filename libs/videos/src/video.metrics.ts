import { Injectable } from '@nestjs/common';
import type { Job } from '@app/jobs';
import { DomainError, Metrics } from '@app/platform';

/** Whether videos come out, how fast they are made, and why those that do not come out do not. */
@Injectable()
export class VideoMetrics {
  private readonly videos;
  private readonly errors;
  private readonly speed;
  private readonly videoSeconds;

  constructor(metrics: Metrics) {
    this.videos = metrics.counter({
      name: 'factreel_videos_total',
      help: 'Work on videos that ended, by what was ordered and what came of it',
      labels: ['kind', 'outcome'],
    });
    this.errors = metrics.counter({
      name: 'factreel_video_errors_total',
      help: 'Videos that ended in error, by stage and code; internal is what nobody foresaw',
      labels: ['stage', 'code'],
    });
    this.speed = metrics.histogram({
      name: 'factreel_render_speed_ratio',
      help: 'Seconds of video that a render made in a second, files and storage included',
      buckets: [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10],
    });
    this.videoSeconds = metrics.counter({
      name: 'factreel_video_seconds_total',
      help: 'Length of the videos that were rendered',
    });
  }

  rendered({ kind }: Pick<Job, 'kind'>, video: { durationMs: number; renderMs: number }): void {
    this.videos.inc({ kind, outcome: 'rendered' });
    this.videoSeconds.inc(video.durationMs / 1000);
    this.speed.observe(video.durationMs / Math.max(1, video.renderMs));
  }

  /** A video that was ordered without its render. */
  scripted({ kind }: Pick<Job, 'kind'>): void {
    this.videos.inc({ kind, outcome: 'scripted' });
  }

  failed({ kind, stage }: Pick<Job, 'kind' | 'stage'>, error: unknown): void {
    this.videos.inc({ kind, outcome: 'failed' });
    this.errors.inc({ stage, code: codeOf(error) });
  }

  cancelled({ kind }: Pick<Job, 'kind'>): void {
    this.videos.inc({ kind, outcome: 'cancelled' });
  }
}

/** Published codes are few; what stands behind their colon is not. */
function codeOf(error: unknown): string {
  return error instanceof DomainError ? (error.error.split(':', 1)[0] ?? error.kind) : 'internal';
}
