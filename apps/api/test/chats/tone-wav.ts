const RATE = 8_000;
const HEAD_BYTES = 44;

/** A quiet tone of so many seconds as a WAV file, 8 kHz, 16 bits, one channel. */
export function toneWav(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE);
  const file = Buffer.alloc(HEAD_BYTES + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    file.writeInt16LE(Math.round(3_000 * Math.sin((2 * Math.PI * 440 * at) / RATE)), HEAD_BYTES + at * 2);
  }
  return file;
}
