import type { Random } from './random';

/** A form as it is sent. */
export interface MadeForm {
  headers: Record<string, string>;
  body: string;
}

const BOUNDARY = 'made-up';
/** The heads of files, with nothing behind them. */
const FILES = [
  '\u0000\u0000\u0000\u0018ftypisom',
  'RIFF\u0024\u0000\u0000\u0000WAVEfmt ',
  'GIF89a',
  '#EXTM3U\n/etc/passwd',
  '',
];
const NAMES = ['clip.mp4', '../../clip.mp4', '', 'x'.repeat(5_000), '😀.png'];

/** The fields of a body as a form; a part may stand there twice, and the end may be missing. */
export function madeForm(content: unknown, random: Random): MadeForm {
  const fields = Object.entries(typeof content === 'object' && content !== null ? content : { file: content });
  const again = random.chance(0.1) ? fields : [];
  const parts = [...fields, ...again].map(([name, value]) => part(name.replaceAll('"', '%22'), value, random));
  const end = random.chance(0.1) ? '' : `--${BOUNDARY}--\r\n`;
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body: `${parts.join('')}${end}` };
}

function part(name: string, value: unknown, random: Random): string {
  const isFile = name === 'file' ? random.chance(0.9) : random.chance(0.1);
  const file = isFile ? `; filename="${random.pick(NAMES)}"` : '';
  const text = isFile ? random.pick(FILES) : typeof value === 'string' ? value : JSON.stringify(value);
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
}
