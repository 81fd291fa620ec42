import { ComposerDesigner } from './designer/composer.designer';
import { FilmDesigner } from './film-designer';
import { EstimatedVoice } from './voices/estimated.voice';
import type { VoiceCast, VoiceChoice } from './voices/voice.cast';

/**
 * Designs films that are only planned: the composer writes them, whatever model is configured, and no voice speaks, so
 * that a plan costs nobody anything. Its narrations have estimated times and name files that are not there.
 */
export class SketchDesigner extends FilmDesigner {
  constructor(cast: VoiceCast) {
    super(new ComposerDesigner(), {
      choose: (choice: VoiceChoice) => cast.choose(choice).map(({ id, language }) => new EstimatedVoice(id, language)),
      close: () => undefined,
    });
  }
}
