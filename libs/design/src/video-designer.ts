import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FPS, type VideoWarning, type Narration, sceneSpans, type Still, type Storyboard } from '@app/picture';
import { speakWhole, VoiceCast, type VoiceChoice } from '@app/voices';
import type { ComposeRequest } from './composer/compose-request';
import { PACE_HABITS, type Pacing } from './composer/pacing';
import { designVideo } from './design-video';
import { ComposerDesigner } from './designer/composer.designer';
import { DirectorDesigner } from './director/director.designer';
import type { Designer } from './designer/designer';
import { needsWriter } from './editing/revision';
import { writtenLanguage } from './language/written-language';
import type { ModelUsage } from './model/model-usage';
import { narrate } from './narration';
import { designScriptVideo, type ScriptSource } from './script/design-script-video';
import { shortVideo } from './short-video';
import { titleWarnings } from './statements/statement-warnings';

/** An order for a design: what the composer takes, its pictures as they were fetched. */
export type DesignOrder = Omit<ComposeRequest, 'language' | 'stills'> & {
  /** ISO code or English name; English unless said. */
  language?: string;
  /** Told scene by scene as its author wrote it, in place of what the designer would write. */
  script?: ScriptSource;
  /** Told by the template engine. */
  template?: boolean;
  /** Of the voices of that language; the best there is unless said. */
  voiceId?: string;
  /** A voice cloned for the account, in place of `voiceId`. */
  clone?: VoiceChoice['clone'];
  /** How some words are said; captions and figures stay as they are. */
  pronunciation?: VoiceChoice['pronunciation'];
  /** Pictures on local disk, each with the key of the fact that named it. */
  stills: Array<Still & { key: string }>;
};

/** A designed and spoken video; audio paths lie in the folder that was given. */
export interface DesignedVideo {
  storyboard: Storyboard;
  narration: Narration;
  durationSeconds: number;
  warnings: VideoWarning[];
  /** What a language model did for it; missing where none was asked. */
  usage?: ModelUsage;
}

const HOUSE = new ComposerDesigner();
const DIRECTOR = new DirectorDesigner();

/** From facts to a spoken video: a designer writes it, the best voice that is installed says it. */
@Injectable()
export class VideoDesigner implements OnApplicationShutdown {
  constructor(
    private readonly designer: Designer = new ComposerDesigner(),
    private readonly cast: Pick<VoiceCast, 'choose' | 'close'> = new VoiceCast(),
  ) {}

  /**
   * Writes one WAV a line into `outDir`. Throws `UnwrittenLanguageError` and coded errors of designers and voices; an
   * aborted signal throws its reason.
   */
  async design(order: DesignOrder, outDir: string, signal: AbortSignal): Promise<DesignedVideo> {
    const language = writtenLanguage(order.language ?? 'en');
    const { voiceId, clone, pronunciation } = order;
    const voices = this.cast.choose({ language: language.code, voiceId, clone, pronunciation });
    const stills = order.stills.map(({ key, ...still }) => ({ key, still }));
    const request = { ...order, stills, language };
    const designer = this.designerFor(order);
    const video = order.script
      ? await designScriptVideo(request, order.script, voices, outDir, signal)
      : await designVideo(request, voices, outDir, signal, designer);
    const durationSeconds = secondsOf(video.storyboard, video.narration);
    const { title, facts, script } = order;
    // The owner's title is shown as it is; where the data deny it, a warning says so.
    const denied = title === undefined || script?.alone ? [] : titleWarnings(title, facts, language.code);
    return {
      ...video,
      durationSeconds,
      warnings: [...denied, ...video.warnings, ...shortVideo(durationSeconds, order.targetSeconds)],
    };
  }

  /** What needs no new words is done exactly, whoever wrote the video; notes that no rule understands need a writer. */
  private designerFor({ template, revision }: DesignOrder): Designer {
    if (template && !revision?.unclear) return DIRECTOR;
    return revision && !needsWriter(revision) ? HOUSE : this.designer;
  }

  /** Speaks a storyboard that is written already, by the voice of the order; one WAV a line into `outDir`. Throws as `design` does. */
  async speak(
    storyboard: Storyboard,
    {
      voiceId,
      clone,
      pronunciation,
      pacing = 'standard',
    }: Partial<Omit<VoiceChoice, 'language'>> & { pacing?: Pacing },
    outDir: string,
    signal: AbortSignal,
  ): Promise<DesignedVideo> {
    const language = writtenLanguage(storyboard.language);
    const voices = this.cast.choose({ language: language.code, voiceId, clone, pronunciation });
    const pace = PACE_HABITS[pacing].voice;
    const { spoken, warnings } = await speakWhole(voices, (voice) =>
      narrate(storyboard, voice, language, outDir, pace, signal),
    );
    return { storyboard, narration: spoken, durationSeconds: secondsOf(storyboard, spoken), warnings };
  }

  onApplicationShutdown(): void {
    this.cast.close();
  }
}

function secondsOf(storyboard: Storyboard, { lines }: Narration): number {
  return sceneSpans(storyboard, lines).reduce((sum, { frames }) => sum + frames, 0) / FPS;
}
