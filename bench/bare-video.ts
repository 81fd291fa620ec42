import { type RefText, resolveText, type Storyboard } from '@app/picture';

/** A row of `videos`, as the driver reads it; the columns that the answer shows. */
export interface BareVideo {
  id: string;
  title: string;
  status: string;
  duration_seconds: number;
  spec: { format: string; language: string; captions: boolean; presenter: boolean; music: unknown };
  version: number;
  source_pack_id: string;
  source_url: string | null;
  edits: unknown[];
  public: boolean;
  media_key: string;
  caption: string;
  last_error: string | null;
  cost: unknown;
  external_id: string | null;
}

/** A row of `video_versions`. */
export interface BareVersion {
  storyboard: Storyboard;
  narration: { lines: Array<{ sceneId: string; durationMs: number }> } | null;
  cut: { sha256: string; encoder: string; scenes: Array<{ id: string; durationMs: number }> } | null;
  warnings: unknown[];
}

/** The answer of `GET /v1/videos/{id}` written by hand. */
export function bareVideo(baseUrl: string, video: BareVideo, version?: BareVersion, charged = 0): object {
  const keyed = (path: string) => `${baseUrl}${path}?k=${video.media_key}`;
  const file = (name: string) =>
    video.status === 'rendered' ? keyed(`/media/${video.id}/v${video.version}/${name}`) : null;
  return {
    videoId: video.id,
    title: video.title,
    status: video.status,
    duration: video.duration_seconds,
    format: video.spec.format,
    language: video.spec.language,
    version: video.version,
    scenes: version ? scenes(version) : [],
    captions: video.spec.captions,
    presenter: video.spec.presenter,
    music: video.spec.music !== false,
    sourcePackId: video.source_pack_id,
    sourceUrl: video.source_url,
    edits: video.edits,
    public: video.public,
    mediaKey: video.media_key,
    video: `/media/${video.id}.mp4`,
    url: keyed(`/media/${video.id}.mp4`),
    renderUrl: file('video.mp4'),
    thumbnail: file('poster.jpg'),
    webUrl: file('web.mp4'),
    watchUrl: keyed(`/w/${video.id}`),
    caption: video.caption,
    check: {
      warnings: version?.warnings ?? [],
      sha256: version?.cut?.sha256 ?? null,
      encoder: version?.cut?.encoder ?? null,
    },
    lastError: video.last_error,
    cost: video.cost,
    charged,
    external_id: video.external_id,
  };
}

function scenes({ storyboard, narration, cut }: BareVersion): object[] {
  const said = (text: RefText) => resolveText(text, storyboard.figures, 'display');
  return storyboard.scenes.map((scene, index) => {
    const line =
      cut?.scenes.find(({ id }) => id === scene.id) ?? narration?.lines.find(({ sceneId }) => sceneId === scene.id);
    const subject = 'title' in scene ? scene.title : 'label' in scene ? (scene.label ?? '') : '';
    return {
      n: index + 1,
      type: scene.type,
      text: said(scene.line),
      duration: (line?.durationMs ?? 0) / 1000,
      media: `${scene.layout}: ${said(subject)}`,
    };
  });
}
