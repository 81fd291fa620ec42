const HEAD_BYTES = 44;

/** How a test's sound is to be. */
export interface Tone {
  seconds: number;
  /** Samples a second. */
  rate?: number;
  /** The height of the wave at a moment, -1 to 1; a quiet tone of 440 Hz where it is left out. */
  wave?: (seconds: number) => number;
}

/** A tone as a WAV file: 16 bits, one channel. */
export function toneWav({ seconds, rate = 8_000, wave = quiet }: Tone): Buffer {
  const samples = Math.round(seconds * rate);
  const sound = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) sound.writeInt16LE(Math.round(32_767 * wave(at / rate)), at * 2);
  return Buffer.concat([wavHead(rate, sound.length), sound]);
}

/** What stands before so many bytes of samples, 16 bits, one channel. */
export function wavHead(rate: number, bytes: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(Math.min(0xffff_ffff, HEAD_BYTES - 8 + bytes), 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}

function quiet(seconds: number): number {
  return 0.1 * Math.sin(2 * Math.PI * 440 * seconds);
}
