import { BadRequestError, type ErrorDetail } from '@app/platform';
import type { FactPack } from '@app/facts';
import type { Language } from '../language/language';
import type { Script } from './script';

const NAMED = /\{\{([^{}|]+)\}\}/g;

/** A script with its figures written out, and the facts that each of its scenes names. */
export interface WrittenOut {
  script: Script;
  named: ReadonlyArray<ReadonlySet<string>>;
}

/**
 * Writes `{{tvlUsd}}` in the words of a script as the language of the video writes that fact. From there on it is read as
 * if its author had typed it, but for which fact is meant. Throws BadRequestError for a key that is no fact of the data.
 */
export function writeOutFacts({ scenes }: Script, facts: FactPack | null, language: Language): WrittenOut {
  const known = new Map(facts?.facts.map((fact) => [fact.key, fact]));
  const faults: ErrorDetail[] = [];
  const named: Array<ReadonlySet<string>> = [];
  const written = scenes.map((scene, index) => {
    const keys = new Set<string>();
    const text = scene.text?.replaceAll(NAMED, (_, key: string) => {
      keys.add(key);
      const fact = known.get(key);
      if (!fact) faults.push({ path: `script.scenes[${index}].text`, message: `"${key}" is no fact of the data` });
      return fact ? language.writeFigure(fact).full.display : key;
    });
    named.push(keys);
    return keys.size === 0 ? scene : { ...scene, text };
  });
  if (faults.length > 0) throw new BadRequestError(faults);
  return { script: { scenes: written }, named };
}
