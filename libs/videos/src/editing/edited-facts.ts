import { checkScript, type Script, writtenLanguage } from '@app/design';
import type { Still } from '@app/render';
import { type FactPack, packFacts, readFacts, type SourcePack } from '@app/sources';

/** The payload's facts; null where a script is the film's only source. */
export function payloadFacts(pack: SourcePack): FactPack | null {
  return pack.kind === 'script' ? null : packFacts(pack);
}

/** The facts that a film tells from: its payload's, or its script's own. Throws BadRequestError as `checkScript` does. */
export function factsOf(pack: SourcePack, { script, language }: { script: Script | null; language: string }): FactPack {
  const own = payloadFacts(pack);
  if (script) return checkScript(script, own, writtenLanguage(language));
  return own ?? readFacts({});
}

/** Stored pictures with the keys of the facts that named them, which storage does not keep: they go by their owners. */
export function keyedStills(stills: readonly Still[], { pictures }: FactPack): Array<Still & { key: string }> {
  const open = [...pictures];
  return stills.map((still, index) => {
    const place = open.findIndex(({ owner }) => owner === still.alt);
    const [named] = place < 0 ? [] : open.splice(place, 1);
    return { ...still, key: named?.key ?? `stills/${index}` };
  });
}
