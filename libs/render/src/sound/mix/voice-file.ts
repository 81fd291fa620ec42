import { readFile } from 'node:fs/promises';
import { SoundError } from '../sound.errors';
import { resample } from '../synth/resample';

/**
 * First channel of a spoken line at the mix's rate, full scale at +-1.
 * @throws SoundError coded `voice_unreadable` when the file is not 16-bit PCM WAV.
 */
export async function readVoice(path: string): Promise<Float32Array> {
  const file = await readFile(path).catch((cause: unknown) => {
    throw new SoundError('voice_unreadable', `Spoken line ${path} cannot be read`, { cause });
  });
  const { rate, samples } = parsePcm(file, path);
  return resample(samples, rate);
}

interface Pcm {
  rate: number;
  samples: Float32Array;
}

function parsePcm(file: Buffer, path: string): Pcm {
  const refuse = (reason: string): SoundError => new SoundError('voice_unreadable', `Spoken line ${path}: ${reason}`);
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') {
    throw refuse('not a WAV file');
  }
  let format: { channels: number; rate: number } | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ') {
      const bits = file.readUInt16LE(body + 14);
      format = { channels: file.readUInt16LE(body + 2), rate: file.readUInt32LE(body + 4) };
      if (bits !== 16 || format.channels < 1 || format.rate < 8000) throw refuse(`${bits} bits at ${format.rate} Hz`);
    }
    if (name === 'data') {
      if (!format) throw refuse('data before format');
      // Writers to a pipe leave the size open; then the data run to the end of the file.
      const end = Math.min(file.length, body + size);
      return { rate: format.rate, samples: firstChannel(file.subarray(body, end), format.channels) };
    }
    at = body + size + (size % 2);
  }
  throw refuse('no data');
}

function firstChannel(data: Buffer, channels: number): Float32Array {
  const samples = new Float32Array(Math.floor(data.length / 2 / channels));
  for (let i = 0; i < samples.length; i++) samples[i] = data.readInt16LE(i * 2 * channels) / 32_768;
  return samples;
}
