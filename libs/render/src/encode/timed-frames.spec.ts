import { frameHead, streamHead } from './timed-frames';

/** Elements of a stream, one level deep: id in hexadecimal and content; ids are as long as their first bits say. */
function elements(stream: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at < stream.length;) {
    const length = Math.clz32(stream.readUInt8(at)) - 23;
    const content = at + length + 4;
    const bytes = stream.readUInt32BE(at + length) - 0x10000000;
    found.set(stream.toString('hex', at, at + length), stream.subarray(content, content + bytes));
    at = content + bytes;
  }
  return found;
}

describe('frames with numbers', () => {
  it('are told with the number of each and the bytes of its planes', () => {
    const planes = Buffer.from([7, 8, 9]);
    const cluster = elements(Buffer.concat([frameHead(41, planes.length), planes])).get('1f43b675');
    const inside = elements(cluster ?? Buffer.alloc(0));
    expect(inside.get('e7')?.readUInt32BE()).toBe(41);
    expect(inside.get('a3')).toEqual(Buffer.from([0x81, 0, 0, 0x80, 7, 8, 9]));
  });

  it('begin with their size and the time that one of them takes', () => {
    const head = streamHead({ width: 1080, height: 1920, fps: 30 });
    const open = head.indexOf('18538067', 'hex') + 12;
    const parts = elements(head.subarray(open));
    expect(
      elements(parts.get('1549a966') ?? Buffer.alloc(0))
        .get('2ad7b1')
        ?.readUInt32BE(),
    ).toBe(33_333_333);
    const track = elements(elements(parts.get('1654ae6b') ?? Buffer.alloc(0)).get('ae') ?? Buffer.alloc(0));
    const video = elements(track.get('e0') ?? Buffer.alloc(0));
    expect([video.get('b0')?.readUInt32BE(), video.get('ba')?.readUInt32BE()]).toEqual([1080, 1920]);
  });
});
