import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FPS, type FilmWarning, type Narration, sceneSpans, type Still, type Storyboard } from '@app/render';
import type { ComposeRequest } from './composer/compose-storyboard';
import { designFilm } from './design-film';
import { english } from './language/en/english';
import { narrate } from './narration';
import { EspeakHost } from './voices/espeak.host';
import { resolveVoice } from './voices/resolve-voice';

/** An order for a design: what the composer takes, its pictures as they were fetched. */
export type DesignOrder = Omit<ComposeRequest, 'language' | 'stills'> & {
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

/** The designer of this house: the offline composer and the best voice that is installed. */
@Injectable()
export class FilmDesigner implements OnApplicationShutdown {
  private readonly espeak = new EspeakHost();

  /** Writes one WAV a line into `outDir`. Throws coded errors of the voices; an aborted signal throws its reason. */
  async design(order: DesignOrder, outDir: string, signal: AbortSignal): Promise<DesignedFilm> {
    const voice = await resolveVoice({ language: english.code }, { espeak: this.espeak });
    const stills = order.stills.map(({ key, ...still }) => ({ key, still }));
    const film = await designFilm({ ...order, stills, language: english }, voice, outDir, signal);
    const frames = sceneSpans(film.storyboard, film.narration.lines).reduce((sum, span) => sum + span.frames, 0);
    return { ...film, durationSeconds: frames / FPS };
  }

  /** Speaks a storyboard that somebody else wrote; one WAV a line into `outDir`. Throws as `design` does. */
  async speak(storyboard: Storyboard, outDir: string, signal: AbortSignal): Promise<Narration> {
    const voice = await resolveVoice({ language: storyboard.language }, { espeak: this.espeak });
    return narrate(storyboard, voice, english, outDir, 1, signal);
  }

  onApplicationShutdown(): void {
    this.espeak.close();
  }
}
