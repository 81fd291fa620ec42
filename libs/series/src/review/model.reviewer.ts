import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateText, Output } from 'ai';
import type { ConnectedModel } from '@app/design';
import { drawnTexts, resolveText } from '@app/picture';
import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';
import { blocking, noted } from './findings';
import { type Judgement, judgementSchema, Reviewer } from './reviewer';

/** For one judgement, ms. */
const LIMIT_MS = 60_000;
const RETRIES = 1;
const MOST_FINDINGS = 12;
const LONGEST_MESSAGE = 300;
/** More facts make a long prompt and no better judgement. */
const MOST_FACTS = 120;
const LONGEST_TEXT = 240;

/**
 * A language model reads the video as its viewers do. It can only add findings, so no text of a payload can talk a video
 * through; what it says goes to the owner and never into a video.
 */
export class ModelReviewer extends Reviewer {
  // The file is copied beside the build.
  private readonly instructions = readFileSync(join(__dirname, 'review.prompt.en.md'), 'utf8');

  constructor(
    private readonly connected: ConnectedModel,
    private readonly limitMs = LIMIT_MS,
  ) {
    super();
  }

  override async review(video: VideoEvidence, signal: AbortSignal): Promise<EpisodeFinding[]> {
    const { output } = await generateText({
      ...this.connected,
      system: this.instructions,
      messages: [{ role: 'user', content: toldVideo(video) }],
      output: Output.object({ schema: judgementSchema, name: 'review' }),
      maxRetries: RETRIES,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)]),
    });
    return output.findings.slice(0, MOST_FINDINGS).map((finding) => readFinding(finding, video));
  }
}

function readFinding(
  { scene, problem, hold, message }: Judgement['findings'][number],
  video: VideoEvidence,
): EpisodeFinding {
  const { scenes, fps } = video.drawn.timeline;
  const timed = scene === null ? undefined : scenes[scene - 1];
  const place = timed ? { scene, atMs: Math.round((timed.from * 1000) / fps) } : {};
  const said = message
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);
  return (hold ? blocking : noted)(`model_${problem}`, said, place);
}

/** The video as data. Nothing in it can end the block that it stands in. */
function toldVideo({ job, drawn, facts }: VideoEvidence): string {
  const { storyboard, narration } = job;
  const { figures } = storyboard;
  const texts = drawnTexts(drawn.timeline);
  const told = {
    language: storyboard.language,
    title: storyboard.title,
    caption: resolveText(storyboard.caption, figures, 'display'),
    facts: facts.facts.slice(0, MOST_FACTS).map(({ label, value, unit, window }) => ({
      label,
      value: typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value,
      ...(unit === null ? {} : { unit }),
      ...(window === null ? {} : { window }),
    })),
    onEveryScene: [...new Set(texts.filter(({ scene }) => scene === null).map(({ text }) => text))],
    scenes: storyboard.scenes.map((scene, index) => ({
      scene: index + 1,
      layout: scene.layout,
      drawn: [...new Set(texts.filter((text) => text.scene === scene.id).map(({ text }) => text))],
      said: resolveText(scene.line, figures, 'spoken'),
      captioned: (narration.lines.find(({ sceneId }) => sceneId === scene.id)?.words ?? [])
        .map(({ text }) => text)
        .join(' '),
    })),
  };
  return `<video>\n${JSON.stringify(told).replaceAll('<', '\\u003c')}\n</video>`;
}
