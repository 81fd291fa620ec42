/** Mono 16-bit PCM as a WAV file's bytes; samples outside -1 to 1 are clipped. */
export function encodeWav(samples: Float32Array, sampleRate: number): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + i * 2);
  }
  return wav;
}

/** Samples of a mono 16-bit PCM WAV file. Throws `RangeError` for any other kind. */
export function decodeWav(wav: Buffer): { samples: Float32Array; sampleRate: number } {
  let at = 12;
  let sampleRate = 0;
  while (at + 8 <= wav.length) {
    const name = wav.toString('latin1', at, at + 4);
    const size = wav.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ') {
      if (wav.readUInt16LE(body) !== 1 || wav.readUInt16LE(body + 2) !== 1 || wav.readUInt16LE(body + 14) !== 16) break;
      sampleRate = wav.readUInt32LE(body + 4);
    }
    if (name === 'data' && sampleRate > 0) {
      const count = Math.min(size, wav.length - body) >> 1;
      const samples = new Float32Array(count);
      for (let i = 0; i < count; i++) samples[i] = wav.readInt16LE(body + i * 2) / 32768;
      return { samples, sampleRate };
    }
    at = body + size + (size & 1);
  }
  throw new RangeError('not a mono 16-bit PCM WAV file');
}
