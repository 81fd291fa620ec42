/** What ffmpeg says of a file. */
export interface Probe {
  /** Null where the file does not say. */
  seconds: number | null;
  /** The first moving or still picture that is no cover art. */
  video: VideoStream | null;
  /** Codec of the first sound. */
  audio: { codec: string } | null;
}

interface VideoStream {
  codec: string;
  pixelFormat: string;
  /** Pixels as shown, after the recording's own rotation. */
  width: number;
  height: number;
}

const STREAM = /^ {2}Stream #0:\d+/;
const ROTATION = /^ {6,}displaymatrix: rotation of (-?\d+(?:\.\d+)?) degrees/;

/** Reads ffmpeg's account of its input. Lines are told by their indentation, which texts inside the file cannot fake. */
export function readProbe(told: string): Probe {
  const streams = streamsOf(told.split(/\r?\n/));
  const picture = streams.find(({ head }) => / Video: /.test(head) && !head.includes('(attached pic)'));
  const sound = streams.find(({ head }) => / Audio: /.test(head));
  const codec = sound && / Audio: (\w+)/.exec(sound.head)?.[1];
  return { seconds: secondsOf(told), video: picture ? videoOf(picture) : null, audio: codec ? { codec } : null };
}

interface Stream {
  head: string;
  rotation: number;
}

function streamsOf(lines: string[]): Stream[] {
  const streams: Stream[] = [];
  for (const line of lines) {
    const last = streams.at(-1);
    const turned = ROTATION.exec(line)?.[1];
    if (STREAM.test(line)) streams.push({ head: line, rotation: 0 });
    else if (last && turned !== undefined) last.rotation = Number(turned);
  }
  return streams;
}

function videoOf({ head, rotation }: Stream): VideoStream | null {
  const [, codec, pixelFormat = ''] = / Video: (\w+)(?:[^,]*), (\w+)/.exec(head) ?? [];
  const [, width, height] = /, (\d{1,6})x(\d{1,6})\b/.exec(head) ?? [];
  if (!codec || !width || !height) return null;
  const isTurned = Math.abs(Math.round(rotation / 90)) % 2 === 1;
  const size = { width: Number(width), height: Number(height) };
  return { codec, pixelFormat, ...(isTurned ? { width: size.height, height: size.width } : size) };
}

function secondsOf(told: string): number | null {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/m.exec(told) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
