import { english, languageOf } from '@app/design';
import type { WorkTask } from '@app/platform';
import { type FactMeaning, type FieldMeanings, meaningOf, readAnyFacts, unknownMeanings } from '@app/facts';
import { type ReadPlace } from '@app/sources';
import type { SourceFactDto } from './source-pack.dto';

/** What of a pack its facts are shown from. */
interface ShownPack {
  data: Record<string, unknown>;
  fields: FieldMeanings | null;
  places: readonly ReadPlace[];
  language: string | null;
}

/** The facts of a source as integrators see them, and how each was read. */
export interface ShownFacts {
  facts: SourceFactDto[];
  meaning: FactMeaning[];
  /** Which facts can be read in more than one way. */
  unknown: string[];
}

/** Shows facts, each with where it stood; reading them takes a while (`WorkProcesses`). */
export const showFacts: WorkTask<ShownPack, ShownFacts> = { file: __filename, name: 'showFacts', run: shown };

function shown({ data, fields, places, language: code }: ShownPack): ShownFacts {
  const placed = new Map(places.map((place) => [place.key, place]));
  const language = languageOf(code ?? 'en') ?? english;
  // A script's pack holds no data, nor does one that waits to be read.
  const pack = readAnyFacts(data, { defaults: fields ?? {} });
  const meaning = pack ? meaningOf(pack) : [];
  const facts = (pack?.facts ?? []).map((fact) => {
    const { key, label, value, kind } = fact;
    const { where = null, quote = null } = placed.get(key) ?? {};
    return { key, label, value, display: language.writeFigure(fact).full.display, kind, where, quote };
  });
  return { facts, meaning, unknown: unknownMeanings(meaning) };
}
