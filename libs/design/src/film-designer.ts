import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FPS, type FilmWarning, type Narration, sceneSpans, type Still, type Storyboard } from '@app/render';
import type { ComposeRequest } from './composer/compose-storyboard';
import { designFilm } from './design-film';
import { ComposerDesigner } from './designer/composer.designer';
import type { Designer } from './designer/designer';
import { UnwrittenLanguageError } from './language/language.errors';
import type { Language } from './language/language';
import { languageOf } from './language/languages';
import { narrate } from './narration';
import { EspeakHost } from './voices/espeak.host';
import { resolveVoice } from './voices/resolve-voice';

/** An order for a design: what the composer takes, its pictures as they were fetched. */
export type DesignOrder = Omit<ComposeRequest, 'language' | 'stills'> & {
  /** ISO code or English name; English unless said. */
  language?: string;
  /** Of the voices of that language; the best there is unless said. */
  voiceId?: string;
  /** Pictures on local disk, each with the key of the fact that named it. */
  stills: Array<Still & { key: string }>;
};

/** A designed and spoken film; audio paths lie in the folder that was given. */
export interface DesignedFilm {
  storyboard: Storyboard;
  narration: Narration;
  durationSeconds: number;
  warnings: FilmWarning[];
}

/** From facts to a spoken film: a designer writes it, the best voice that is installed says it. */
@Injectable()
export class FilmDesigner implements OnApplicationShutdown {
  private readonly espeak = new EspeakHost();

  constructor(private readonly designer: Designer = new ComposerDesigner()) {}

  /**
   * Writes one WAV a line into `outDir`. Throws `UnwrittenLanguageError` and coded errors of designers and voices; an
   * aborted signal throws its reason.
   */
  async design(order: DesignOrder, outDir: string, signal: AbortSignal): Promise<DesignedFilm> {
    const language = writtenLanguage(order.language ?? 'en');
    const { voiceId } = order;
    const choice = { language: language.code, ...(voiceId === undefined ? {} : { voiceId }) };
    const voice = await resolveVoice(choice, { espeak: this.espeak });
    const stills = order.stills.map(({ key, ...still }) => ({ key, still }));
    const film = await designFilm({ ...order, stills, language }, voice, outDir, signal, this.designer);
    const frames = sceneSpans(film.storyboard, film.narration.lines).reduce((sum, span) => sum + span.frames, 0);
    return { ...film, durationSeconds: frames / FPS };
  }

  /** Speaks a storyboard that somebody else wrote; one WAV a line into `outDir`. Throws as `design` does. */
  async speak(storyboard: Storyboard, outDir: string, signal: AbortSignal): Promise<Narration> {
    const voice = await resolveVoice({ language: storyboard.language }, { espeak: this.espeak });
    return narrate(storyboard, voice, writtenLanguage(storyboard.language), outDir, 1, signal);
  }

  onApplicationShutdown(): void {
    this.espeak.close();
  }
}

function writtenLanguage(nameOrCode: string): Language {
  const language = languageOf(nameOrCode);
  if (!language) throw new UnwrittenLanguageError(nameOrCode);
  return language;
}
