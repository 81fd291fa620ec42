import { writeFile } from 'node:fs/promises';
import { seededRandom } from '../src/sound/synth/random';

const RATE = 24_000;

/** Writes something with the rhythm and spectrum of speech: syllables of a buzzing voice, hisses between, a breath each second. */
export function writeSpeech(path: string, seconds: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const samples = new Int16Array(Math.round(seconds * RATE));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const t = i / RATE;
    const pitch = 120 + 18 * Math.sin(2 * Math.PI * 0.7 * t);
    phase += (2 * Math.PI * pitch) / RATE;
    let voiced = 0;
    for (let n = 1; n < 26; n++) {
      const formants =
        Math.exp(-(((n * pitch - 550) / 260) ** 2)) + 0.5 * Math.exp(-(((n * pitch - 1600) / 380) ** 2)) + 0.05;
      voiced += Math.sin(n * phase) * formants;
    }
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4.3 * t)) ** 0.6;
    const hiss = (random() - 0.5) * Math.max(0, -Math.sin(2 * Math.PI * 4.3 * t)) * 0.25;
    const breath = t % 1.4 > 1.2 ? 0 : 1;
    samples[i] = Math.round(7000 * breath * (voiced * syllable * 0.5 + hiss));
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return writeFile(path, Buffer.concat([header, Buffer.from(samples.buffer)]));
}
