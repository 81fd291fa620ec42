import { type Script, scriptFacts, writeScript, writtenLanguage } from '@app/design';
import type { WorkTask } from '@app/platform';
import type { Still, Storyboard } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { PackContent, SourcePack } from '@app/sources';
import { payloadFacts, type Video, type VideoSpec } from '@app/videos';

/** The facts that a video tells from: its payload's, or those of its own scenes where a script is its only source. */
export function factsOf(pack: SourcePack, storyboard: Storyboard, { fields }: Pick<VideoSpec, 'fields'>): FactPack {
  return payloadFacts(contentOf(pack), fields) ?? scriptFacts(storyboard, writtenLanguage(storyboard.language));
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

/** A pack as plain data. */
export function contentOf({ kind, title, url, data, reading, fields }: SourcePack): PackContent {
  return { kind, title, url, data, reading, fields };
}

/** A video keeps the title that it has where its source has one of its own. */
export function titleOf({ title }: Video, pack: SourcePack): string | undefined {
  return (pack.reading ? title : pack.title) ?? undefined;
}

interface WrittenVideo extends Pick<VideoSpec, 'fields'> {
  storyboard: Parameters<typeof writeScript>[0];
  pack: PackContent;
}

/** As `writeScript`. */
export const writeVideoScript: WorkTask<WrittenVideo, Script> = {
  file: __filename,
  name: 'writeVideoScript',
  run: ({ storyboard, pack, fields }) => writeScript(storyboard, payloadFacts(pack, fields)),
};
