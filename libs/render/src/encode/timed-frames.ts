/** Numbers of Matroska's elements (RFC 9559), as bytes in hexadecimal. */
const ID = {
  header: '1a45dfa3',
  docType: '4282',
  segment: '18538067',
  info: '1549a966',
  tick: '2ad7b1',
  tracks: '1654ae6b',
  track: 'ae',
  number: 'd7',
  uid: '73c5',
  type: '83',
  codec: '86',
  duration: '23e383',
  video: 'e0',
  width: 'b0',
  height: 'ba',
  colourSpace: '2eb524',
  cluster: '1f43b675',
  time: 'e7',
  block: 'a3',
} as const;

/** A size that says: until the stream ends. */
const UNTOLD = Buffer.from('01ffffffffffffff', 'hex');
const VIDEO_TRACK = 1;
/** Track 1, no time beside the cluster's, a key frame. */
const BLOCK_HEAD = Buffer.from([0x80 | VIDEO_TRACK, 0, 0, 0x80]);

/**
 * Raw I420 frames that carry their number, as a Matroska stream. A bare stream of frames has no times: there a frame that
 * stays has to be sent, copied and scaled again each time, here it is sent once. `fps` in whole frames a second.
 */
export function streamHead({ width, height, fps }: { width: number; height: number; fps: number }): Buffer {
  const frame = number(Math.round(1e9 / fps));
  const video = element(
    ID.video,
    element(ID.width, number(width)),
    element(ID.height, number(height)),
    element(ID.colourSpace, Buffer.from('I420')),
  );
  const track = element(
    ID.track,
    element(ID.number, number(VIDEO_TRACK)),
    element(ID.uid, number(VIDEO_TRACK)),
    element(ID.type, number(1)),
    element(ID.codec, Buffer.from('V_UNCOMPRESSED')),
    element(ID.duration, frame),
    video,
  );
  return Buffer.concat([
    element(ID.header, element(ID.docType, Buffer.from('matroska'))),
    Buffer.from(ID.segment, 'hex'),
    UNTOLD,
    element(ID.info, element(ID.tick, frame)),
    element(ID.tracks, track),
  ]);
}

/** What comes before the planes of a frame, `bytes` of them; frames are numbered from 0 and may leave numbers out. */
export function frameHead(frame: number, bytes: number): Buffer {
  const time = element(ID.time, number(frame));
  const block = Buffer.concat([Buffer.from(ID.block, 'hex'), size(bytes + BLOCK_HEAD.length), BLOCK_HEAD]);
  const cluster = Buffer.concat([Buffer.from(ID.cluster, 'hex'), size(time.length + block.length + bytes)]);
  return Buffer.concat([cluster, time, block]);
}

function element(id: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from(id, 'hex'), size(content.length), content]);
}

/** Four bytes: a mark and 28 bits. */
function size(bytes: number): Buffer {
  const told = Buffer.alloc(4);
  told.writeUInt32BE(0x10000000 + bytes);
  return told;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
