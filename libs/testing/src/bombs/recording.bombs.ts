import { type Bomb, media } from './bomb';

const HOURS_10 = 36_000;
const SECRET = 'file:///etc/passwd';

type Part = number | string | Buffer;
function bytesOf(...parts: Part[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'number' ? big(part, 4) : Buffer.from(part))));
}
function big(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}
const little = (value: number, bytes: number): Buffer => big(value, bytes).reverse();

/** A box of an MP4. Numbers are of four bytes. */
function box(type: string, ...parts: Part[]): Buffer {
  const content = bytesOf(...parts);
  return bytesOf(content.length + 8, type, content);
}
/** One with version and flags. */
const fullBox = (type: string, ...parts: Part[]): Buffer => box(type, 0, ...parts);
const FTYP = box('ftyp', 'isom', 512, 'isommp41');
const SELF = fullBox('dref', 1, box('url ', 1));
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

/** What an MP4 says of its pictures; it holds none of them. */
interface Claims {
  width?: number;
  height?: number;
  /** Ticks of its clock in a second, and in a picture. */
  clock?: number;
  ticks?: number;
  pictures?: number;
  /** Of all of it, ticks. */
  length?: number;
  /** Where its pictures are. */
  place?: Buffer;
}

function track({
  width = 640,
  height = 480,
  clock = 25,
  ticks = 1,
  pictures = 1,
  length = 25,
  place = SELF,
}: Claims): Buffer {
  const entry = box('avc1', zeros(6), big(1, 2), zeros(16), big(width, 2), big(height, 2), zeros(50));
  const table = box(
    'stbl',
    fullBox('stsd', 1, entry),
    fullBox('stts', 1, pictures, ticks),
    fullBox('stsc', 1, 1, pictures, 1),
    fullBox('stsz', 1, pictures),
    fullBox('stco', 1, 32),
  );
  const head = fullBox('tkhd', 0, 0, 1, 0, length, zeros(52), width * 65_536 > 0xffffffff ? 0 : width * 65_536, 0);
  const info = box('minf', box('vmhd', 1, zeros(8)), box('dinf', place), table);
  const handler = fullBox('hdlr', 0, 'vide', zeros(13));
  return box('trak', head, box('mdia', fullBox('mdhd', 0, 0, clock, length, 0), handler, info));
}

function mp4(claims: Claims, tracks = 1): Buffer {
  const { clock = 25, length = 25 } = claims;
  const head = fullBox('mvhd', 0, 0, clock, length, zeros(80));
  const one = track(claims);
  return bytesOf(FTYP, box('moov', head, Buffer.alloc(one.length * tracks, one)), box('mdat', zeros(1_000)));
}

/** Boxes in each other. */
function nested(levels: number): Buffer {
  const size = (level: number): Buffer => bytesOf((levels - level) * 8, 'moov');
  return bytesOf(FTYP, Buffer.concat(Array.from({ length: levels }, (_, level) => size(level))));
}

function wav({ rate, bytes, claimed = bytes }: { rate: number; bytes: number; claimed?: number }): Buffer {
  const format = bytesOf(
    'fmt ',
    little(16, 4),
    little(1, 2),
    little(1, 2),
    little(rate, 4),
    little(rate, 4),
    little(1, 2),
    little(8, 2),
  );
  return bytesOf(
    'RIFF',
    little(Math.min(claimed + 36, 0xffffffff), 4),
    'WAVE',
    format,
    'data',
    little(claimed, 4),
    Buffer.alloc(bytes, 0x80),
  );
}

/** Silence at 8 kbit/s: each frame of 72 bytes plays for 72 ms. */
function mp3(seconds: number): Buffer {
  const frame = bytesOf(Buffer.from([0xff, 0xe3, 0x18, 0xc4]), zeros(68));
  return Buffer.alloc(Math.ceil(seconds / 0.072) * frame.length, frame);
}

/** Another file's head, so that it is taken for one, before a list of files. */
const dressed = (head: Buffer, list: string): Buffer => bytesOf(head, list);
const AVI = bytesOf('RIFF', little(1_000, 4), 'AVI ', 'LIST', little(200, 4), 'hdrl');
const TS = Buffer.alloc(188 * 4, bytesOf(Buffer.from([0x47, 0x1f, 0xff, 0x10]), zeros(184)));
const HLS = `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\n${SECRET}\n#EXT-X-ENDLIST\n`;
const CONCAT = `ffconcat version 1.0\nfile '/etc/passwd'\n`;

/** Recordings, and lists that name other files. */
export const RECORDING_BOMBS: readonly Bomb[] = [
  media('a playlist of a local file', () => HLS),
  media('a playlist of an inner server', () => HLS.replace(SECRET, 'http://169.254.169.254/latest/meta-data')),
  media('a list of files to join', () => CONCAT),
  media(
    'a manifest of a local file',
    () =>
      `<MPD><Period><AdaptationSet><Representation><BaseURL>${SECRET}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ),
  media(
    'a description of a session',
    () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video 5000 RTP/AVP 96\n',
  ),
  media('a playlist dressed as an MP4', () => dressed(FTYP, HLS)),
  media('a list of files dressed as an MP4', () => dressed(FTYP, CONCAT)),
  media('a playlist dressed as an AVI', () => dressed(AVI, HLS)),
  media('a list of files dressed as an AVI', () => dressed(AVI, CONCAT)),
  media('a playlist dressed as a transport stream', () => dressed(TS, HLS)),
  media('an MP4 whose pictures are in another file', () =>
    mp4({ place: fullBox('dref', 1, fullBox('url ', '/etc/passwd\0')) }),
  ),
  media('an MP4 of ten hours', () => mp4({ clock: 1, length: HOURS_10, pictures: HOURS_10 })),
  media('an MP4 of 65,535 pixels each way', () => mp4({ width: 65_535, height: 65_535 })),
  media('an MP4 of 4 billion pictures a second', () =>
    mp4({ clock: 0xffffffff, pictures: 1_000_000, length: 0xffffffff }),
  ),
  media('an MP4 that says it holds 2 billion pictures', () => mp4({ pictures: 0x7fffffff })),
  media('an MP4 of 100,000 tracks', () => mp4({}, 100_000)),
  media('an MP4 of 3 million boxes in each other', () => nested(3_000_000)),
  media('a WAV of ten hours in 36 KB', () => wav({ rate: 1, bytes: HOURS_10 })),
  media('a WAV that says it is 4 GB', () => wav({ rate: 8_000, bytes: 8_000, claimed: 0xfffffff0 }), {
    mayBeRead: true,
  }),
  media('a WAV of 4 billion samples a second', () => wav({ rate: 0xffffffff, bytes: 8_000 }), { mayBeRead: true }),
  media('an MP3 of ten hours', () => mp3(HOURS_10)),
];
