import { checkVideo, openVideo, serverSurface } from '@app/render';
import { proveVideo, type Scene, type Timeline } from '@app/picture';
import type { VideoEvidence } from '../../src/review/video-evidence';
import { faintLines } from '../../src/review/gather-evidence';

/** A fault that needs no new file: it stands in what a video was made of, what was ordered, or what is kept beside the render. */
export interface PlantedFault {
  fault: string;
  /** Finding that must tell of it. */
  code: string;
  /** Changes a copy of a good video's evidence. */
  plant?: (video: VideoEvidence) => void;
  /** Changes what is drawn of it. */
  mend?: (timeline: Timeline) => void;
}

/** Faults of the video that `base-video.ts` tells of: the pool example under a brand and the compliance preset. */
export const PLANTED: readonly PlantedFault[] = [
  {
    fault: 'a wrong figure in a caption file',
    code: 'figure_in_caption',
    plant: ({ captions }) => (captions.vtt = captions.vtt?.replace('6.84', '6.48') ?? null),
  },
  {
    fault: 'a strobe, measured as it was encoded',
    code: 'flashing_picture',
    plant: ({ warnings }) =>
      warnings.push({ code: 'flashing_picture', message: 'The picture flashes', scene: 1, atMs: 500 }),
  },
  {
    fault: 'other words in a caption file',
    code: 'caption_differs',
    plant: ({ captions }) => (captions.srt = captions.srt?.replace('USDC', 'USDT') ?? null),
  },
  {
    fault: 'a caption file that ends early',
    code: 'caption_differs',
    plant: ({ captions }) => {
      const cues = captions.srt?.split('\n\n') ?? [];
      captions.srt = cues.slice(0, cues.length / 2).join('\n\n');
    },
  },
  {
    fault: 'captions that come a second late',
    code: 'caption_drift',
    plant: ({ captions }) => (captions.vtt = secondLater(captions.vtt ?? '')),
  },
  {
    fault: 'a figure that is not what its fact says',
    code: 'figure_on_screen',
    plant: ({ job: { storyboard } }) => {
      const figure = storyboard.figures['apyPct'];
      if (figure) figure.forms = { ...figure.forms, full: { display: '6.48%', spoken: '6.48 percent' } };
    },
  },
  {
    fault: 'a figure drawn that no fact wrote',
    code: 'figure_on_screen',
    mend: (timeline) => {
      for (const layer of timeline.layers)
        if (layer.kind === 'text' && layer.id === 'lead-1.words0')
          for (const run of layer.props.block.lines[0]?.runs ?? []) run.text = run.text.replace('4.31', '4.13');
    },
  },
  {
    fault: 'a figure of its own in a text',
    code: 'figure_on_screen',
    plant: ({ job: { storyboard } }) => {
      for (const scene of storyboard.scenes) if (scene.layout === 'hero') scene.support = 'Almost twice 4.9%';
    },
  },
  {
    fault: 'a wrong figure spoken',
    code: 'figure_spoken',
    plant: ({ job: { narration } }) => {
      for (const { words } of narration.lines) for (const word of words) word.text = word.text.replace('6.84', '6.48');
    },
  },
  {
    fault: 'words that turn a figure round',
    code: 'wrong_direction',
    plant: ({ job: { storyboard } }) => {
      const [, scene] = storyboard.scenes;
      if (scene) scene.line = 'Deposits fell {{tvlChange7dPct}} in seven days.';
    },
  },
  {
    fault: 'a proof of another video',
    code: 'proof_differs',
    plant: ({ proof }) => {
      for (const figure of proof?.figures ?? []) figure.text = figure.text.replace('6.84', '6.48');
    },
  },
  {
    fault: 'clipped text',
    code: 'text_outside_safe_area',
    mend: (timeline) => moveText(timeline, 'lead-1.label', { y: -20 }),
  },
  {
    fault: 'overlapping text',
    code: 'text_overlap',
    mend: (timeline) => moveText(timeline, 'lead-1.label', { y: 509, x: 70 }),
  },
  {
    fault: 'tiny text',
    code: 'text_tiny',
    mend: (timeline) => {
      for (const layer of timeline.layers)
        if (layer.kind === 'text' && layer.id === 'lead-1.label') layer.props.block.size = 14;
    },
  },
  {
    fault: 'low contrast',
    code: 'low_contrast',
    mend: (timeline) => {
      for (const layer of timeline.layers)
        if (layer.kind === 'text' && layer.id === 'lead-1.label')
          for (const line of layer.props.block.lines) for (const run of line.runs) run.fill = '#E8E6E0';
    },
  },
  {
    fault: 'more words than time to read them',
    code: 'reading_time_short',
    plant: ({ job: { storyboard, narration } }) => {
      const [scene] = storyboard.scenes;
      if (scene?.layout === 'hero') scene.support = 'Another sentence that goes on and on. '.repeat(8).trim();
      const [line] = narration.lines;
      if (line) Object.assign(line, { durationMs: 900, words: line.words.slice(0, 2) });
    },
  },
  {
    fault: 'characters that no face has',
    code: 'missing_glyph',
    plant: ({ job: { storyboard } }) => (storyboard.title = 'Yield in cuneiform: \u{12000}'),
  },
  {
    fault: 'another language than was ordered',
    code: 'wrong_language',
    plant: ({ order }) => (order.language = 'es'),
  },
  {
    fault: 'a voice that speaks another language than the video',
    code: 'wrong_language',
    plant: ({ order, job: { storyboard, narration } }) => {
      order.language = storyboard.language = 'es';
      const words = 'The rate that was paid on the pool is more than it was before'.split(' ');
      for (const line of narration.lines)
        line.words = words.map((text, index) => ({ text, fromMs: index * 50, toMs: index * 50 + 40 }));
    },
  },
  {
    fault: 'a missing date under the preset',
    code: 'as_of_missing',
    plant: ({ job: { storyboard } }) => delete storyboard.compliance?.asOf,
  },
  {
    fault: 'a missing source under the preset',
    code: 'source_missing',
    plant: ({ job: { storyboard } }) => delete storyboard.compliance?.source,
  },
  {
    fault: 'a missing disclaimer',
    code: 'disclaimer_missing',
    plant: ({ job: { storyboard } }) => delete storyboard.compliance,
  },
  {
    fault: 'a promise under the preset',
    code: 'forward_looking',
    plant: ({ job: { storyboard } }) =>
      ((storyboard.scenes[0] as Scene).line = 'This pool will earn more, guaranteed.'),
  },
  {
    fault: 'a missing watermark',
    code: 'watermark_missing',
    plant: ({ job: { storyboard } }) => delete storyboard.brand?.watermark,
  },
  {
    fault: "another colour than the brand's",
    code: 'brand_color',
    plant: ({ job: { storyboard } }) => (storyboard.brand = { ...storyboard.brand, accent: '#d7263d' }),
  },
  {
    fault: 'another length than was ordered',
    code: 'wrong_length',
    plant: ({ order }) => (order.targetSeconds = 60),
  },
  {
    fault: 'captions that go on without a voice',
    code: 'speech_drift',
    plant: ({ job: { narration } }) => {
      for (const word of narration.lines[1]?.words ?? [])
        Object.assign(word, { fromMs: word.fromMs + 900, toMs: word.toMs + 900 });
    },
  },
  { fault: 'a missing file', code: 'file_missing', plant: ({ files }) => (files.srt = null) },
  { fault: 'a file that was not rendered', code: 'file_changed', plant: (video) => (video.sha256 = '0'.repeat(64)) },
];

/** The evidence of a video with a fault, laid out anew; its file is taken as it was measured. */
export async function withFault(good: VideoEvidence, { plant, mend }: PlantedFault): Promise<VideoEvidence> {
  const video: VideoEvidence = { ...structuredClone({ ...good, drawn: null }), drawn: good.drawn };
  plant?.(video);
  const drawn = await openVideo(video.job);
  mend?.(drawn.timeline);
  const layout = await checkVideo(drawn, video.job);
  return {
    ...video,
    drawn,
    layout,
    faint: faintLines(drawn, video.job),
    provenNow: proveVideo(video.job, serverSurface, drawn.timeline),
  };
}

function moveText(timeline: Timeline, id: string, to: { x?: number; y?: number }): void {
  for (const layer of timeline.layers) if (layer.kind === 'text' && layer.id === id) Object.assign(layer.props, to);
}

function secondLater(vtt: string): string {
  return vtt.replace(/(\d\d):(\d\d)\.(\d{3})/g, (_, minutes: string, seconds: string, ms: string) => {
    const later = Number(minutes) * 60 + Number(seconds) + 1;
    return [Math.floor(later / 60), later % 60].map((part) => String(part).padStart(2, '0')).join(':') + `.${ms}`;
  });
}
