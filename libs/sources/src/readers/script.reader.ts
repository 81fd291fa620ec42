import { readLines } from './figures/read-lines';
import type { ReadSource } from './read-source';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';

/** What only scripts have: scene heads, speakers in capitals, time codes, directions in brackets. */
const SCENE =
  /^\s*(?:\**\s*)?(?:scene\s+\d+|(?:int|ext)\.\s|shot\s+\d+|\[?\d{1,2}:\d{2}(?:\s*[-–]\s*\d{1,2}:\d{2})?\]?)/i;
const SPEAKER =
  /^\s*\**(?:narrator|voice[- ]?over|v\.?o\.?|host|presenter|speaker(?:\s+\d+)?|[A-Z][A-Z .']{2,24})\**\s*(?:\([^)]*\))?\s*:\**\s*/;
const DIRECTION = /\[[^\]\d]*\]|\((?:music|sfx|pause|beat|cut|fade|sound|b-roll|on screen)[^)]*\)/gi;
const FEWEST_CUES = 2;

/** A script as people write it: what is spoken becomes the text, figures of the spoken lines the facts. */
export class ScriptReader implements SourceReader {
  readonly kind = 'script';

  suits({ text, contentType }: SniffedSource): boolean {
    if (text === null || /html|json|xml|csv/.test(contentType)) return false;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const cues = lines.filter((line) => SCENE.test(line) || SPEAKER.test(line)).length;
    return cues >= FEWEST_CUES && cues >= lines.length / 4;
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const draft = new SourceDraft(this.kind, context);
    const spoken = (text ?? '').split('\n').map((line, index) => ({ line: spokenPart(line), number: index + 1 }));
    const lines = spoken.filter(({ line }) => line !== '');
    draft.text = lines.map(({ line }) => line).join('\n');
    draft.title = /^\s*(?:#\s*|title:\s*)(.+)$/im.exec(text ?? '')?.[1] ?? null;
    draft.settleLanguage(draft.text, { texts: lines.map(({ line }) => line) });
    draft.itemCount = lines.length;
    readLines(
      lines.map(({ line, number }) => ({ text: line, where: `line ${number}`, heading: draft.title, group: number })),
      draft,
    );
    return draft.finish();
  }
}

function spokenPart(line: string): string {
  if (/^\s*(?:#|title:)/i.test(line)) return '';
  const cue = SCENE.exec(line);
  const rest = cue
    ? line.slice(cue[0].length).replace(/^[^:]*:\s*|^\s*[-–—.\])*]+\s*/, cue[0].includes(':') ? '' : '$&')
    : line;
  // A scene head is no line of speech, unless it goes on after a colon.
  const said = cue && !cue[0].includes(':') ? (/:\s*(.+)$/.exec(rest)?.[1] ?? '') : rest;
  return said.replace(SPEAKER, '').replace(DIRECTION, '').replace(/\*+/g, '').replace(/\s+/g, ' ').trim();
}
