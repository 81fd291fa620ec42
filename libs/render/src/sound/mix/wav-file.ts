import { writeFile } from 'node:fs/promises';
import { SAMPLE_RATE, type StereoBuffer } from '../synth/stereo-buffer';

const HEADER = 44;
const FRAME = 4;

/** Writes a 48 kHz stereo 16-bit WAV file; what is beyond full scale is held there. */
export async function writeWav(path: string, { left, right }: StereoBuffer): Promise<void> {
  const data = left.length * FRAME;
  const file = Buffer.alloc(HEADER + data);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + data, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * FRAME, 28);
  file.writeUInt16LE(FRAME, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(data, 40);
  const samples = new Int16Array(file.buffer, file.byteOffset + HEADER, left.length * 2);
  const { min, max, round } = Math;
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = max(-32_768, min(32_767, round(left[i]! * 32_767)));
    samples[2 * i + 1] = max(-32_768, min(32_767, round(right[i]! * 32_767)));
  }
  await writeFile(path, file);
}
