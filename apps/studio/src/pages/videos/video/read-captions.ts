/** One line of captions; milliseconds of the video. */
interface CaptionLine {
  fromMs: number;
  toMs: number;
  text: string;
}

const TIMES = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

/** Reads WebVTT as the api writes it; blocks without times (the head, notes) are passed over. */
export function readCaptions(vtt: string): CaptionLine[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.trim().split(/\r?\n/);
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, from, to] = TIMES.exec(lines[at] ?? '') ?? [];
    if (!from || !to) return [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    return [{ fromMs: milliseconds(from), toMs: milliseconds(to), text }];
  });
}

function milliseconds(time: string): number {
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds * 1000);
}
