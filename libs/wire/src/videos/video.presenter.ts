import { Injectable } from '@nestjs/common';
import { resolveText, type RefText, type Scene, type Storyboard } from '@app/render';
import { type FilmFace, VideoLinks } from '@app/videos';
import type { SceneDto, VideoDto } from './video.dto';

/** Writes a film as the specification 2.1 shows it. */
@Injectable()
export class VideoPresenter {
  constructor(private readonly links: VideoLinks) {}

  /** `charged` is what the present call has spent. */
  toDto({ video, current }: FilmFace, charged = 0): VideoDto {
    return {
      videoId: video.id,
      title: video.title,
      status: video.status,
      duration: video.durationSeconds,
      format: video.format,
      language: video.language,
      style: current?.storyboard.style ?? video.style,
      version: video.version,
      scenes: current ? scenesOf(current.storyboard, current.cut?.scenes ?? [], current.narration?.lines ?? []) : [],
      captions: video.captions,
      presenter: video.presenter,
      music: video.music,
      sourcePackId: video.sourcePackId,
      sourceUrl: video.sourceUrl,
      edits: video.edits,
      public: video.public,
      mediaKey: video.mediaKey,
      ...this.links.of(video),
      caption: video.caption,
      check: {
        warnings: current?.warnings ?? [],
        sha256: current?.cut?.sha256 ?? null,
        encoder: current?.cut?.encoder ?? null,
      },
      lastError: video.lastError,
      cost: video.cost,
      charged,
      external_id: video.externalId,
      externalUserId: video.externalUserId,
      showId: video.showId,
      // A row that was read without its entity may hold a text.
      createdAt: new Date(video.createdAt).toISOString(),
    };
  }
}

type Timed = Array<{ id: string; durationMs: number }>;
type Spoken = Array<{ sceneId: string; durationMs: number }>;

/** Lengths are those of the cut; before there is one, those of the spoken lines. */
function scenesOf(storyboard: Storyboard, cut: Timed, lines: Spoken): SceneDto[] {
  return storyboard.scenes.map((scene, index) => {
    const durationMs =
      cut.find(({ id }) => id === scene.id)?.durationMs ??
      lines.find(({ sceneId }) => sceneId === scene.id)?.durationMs ??
      0;
    return {
      n: index + 1,
      type: scene.type,
      text: resolveText(scene.line, storyboard.figures, 'display'),
      duration: Math.max(durationMs / 1000, scene.minSeconds * Number(cut.length === 0)),
      media: describe(scene, storyboard),
      ...(scene.frame === undefined ? {} : { frame: scene.frame }),
    };
  });
}

const MEDIA: Record<Scene['layout'], string> = {
  hero: 'figure',
  headline: 'headline',
  cards: 'cards',
  comparison: 'comparison',
  breakdown: 'breakdown',
  bars: 'bar chart',
  grouped: 'grouped chart',
  line: 'line chart',
  candles: 'candle chart',
  donut: 'ring chart',
  progress: 'progress',
  leaderboard: 'leaderboard',
  timeline: 'timeline',
  list: 'list',
  quote: 'quote',
  picture: 'picture',
  footage: 'footage',
  presenter: 'presenter',
  end: 'end card',
};

function describe(scene: Scene, { figures }: Storyboard): string {
  const text = scene.layout === 'end' ? scene.cta : resolveText(subjectOf(scene), figures, 'display');
  return text ? `${MEDIA[scene.layout]}: ${text}` : MEDIA[scene.layout];
}

function subjectOf(scene: Scene): RefText {
  if ('title' in scene) return scene.title;
  if ('label' in scene && scene.label) return scene.label;
  if ('headline' in scene && scene.headline) return scene.headline;
  return 'quote' in scene ? scene.quote : '';
}
