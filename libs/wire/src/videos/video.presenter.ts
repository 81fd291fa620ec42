import { Injectable } from '@nestjs/common';
import { isLiveAccount } from '@app/platform';
import { calledNow, type VideoFace, type VideoOutline, VideoLinks } from '@app/videos';
import type { SceneDto, VideoDto } from './video.dto';

/** Writes a video as docs/specification.md 2.1 shows it. */
@Injectable()
export class VideoPresenter {
  constructor(private readonly links: VideoLinks) {}

  /** `charged` is what the present call has spent. */
  toDto({ video, current }: VideoFace, charged = 0): VideoDto {
    const { spec } = video;
    return {
      videoId: video.id,
      livemode: isLiveAccount(video.accountId),
      title: calledNow(video),
      status: video.status,
      duration: video.durationSeconds,
      format: spec.format,
      language: spec.language,
      style: current?.outline.style ?? spec.style ?? null,
      version: video.version,
      scenes: current ? scenesOf(current.outline, current.cut?.scenes ?? []) : [],
      captions: spec.captions,
      presenter: spec.presenter,
      music: spec.music !== false,
      pacing: spec.pacing ?? 'standard',
      brand: spec.brand ?? null,
      sourcePackId: video.sourcePackId,
      sourceUrl: video.sourceUrl,
      edits: video.edits,
      public: video.public,
      publicProof: video.publicProof,
      mediaKey: video.mediaKey,
      ...this.links.of(video),
      caption: video.caption,
      check: {
        warnings: current?.warnings ?? [],
        sha256: current?.cut?.sha256 ?? null,
        encoder: current?.cut?.encoder ?? null,
        model: current?.outline.model ?? null,
      },
      lastError: video.lastError,
      cost: video.cost,
      charged,
      external_id: video.externalId,
      externalUserId: video.externalUserId,
      channelId: video.channelId,
      showId: video.showId,
      testClockId: video.clockId,
      // A row that was read without its entity may hold a text.
      createdAt: new Date(video.createdAt).toISOString(),
    };
  }
}

/** Lengths are those of the cut; before there is one, those of the outline. */
function scenesOf({ scenes }: VideoOutline, cut: Array<{ id: string; durationMs: number }>): SceneDto[] {
  return scenes.map(({ id, type, text, media, seconds, ...authored }, index) => {
    const durationMs = cut.find((span) => span.id === id)?.durationMs;
    const duration = durationMs === undefined ? seconds : durationMs / 1000;
    return { n: index + 1, type, text, duration, media, ...authored };
  });
}
