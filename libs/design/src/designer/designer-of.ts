import type { KeptAnswers } from '../model/kept-answers';
import type { ModelSettings } from '../model/model.config';
import { languageModelOf } from '../model/language-model';
import { ModelDesigner } from '../model/model.designer';
import { ComposerDesigner } from './composer.designer';
import type { Designer } from './designer';
import { FallbackDesigner } from './fallback.designer';

/** The designer that the configuration asks for; without a model the composer. */
export function designerOf(settings: ModelSettings | undefined, kept: KeptAnswers | null = null): Designer {
  const house = new ComposerDesigner();
  if (!settings) return house;
  const model = new ModelDesigner(languageModelOf(settings), {
    candidates: settings.candidates,
    prices: settings.prices,
    kept,
  });
  return settings.fallback ? new FallbackDesigner(model, house) : model;
}
