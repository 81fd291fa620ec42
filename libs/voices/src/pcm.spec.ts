import { bell, lowShelf, normalisePeak, peakOf, soundingRange } from './pcm';
import { decodeWav, encodeWav } from './wav.file';

const tone = (hz: number, rate = 8000) =>
  Float32Array.from({ length: rate }, (_, i) => 0.1 * Math.sin((2 * Math.PI * hz * i) / rate));
const settled = (samples: Float32Array) => peakOf(samples.slice(samples.length / 2));

describe('lowShelf', () => {
  it('lifts what lies below its corner and leaves what lies above', () => {
    expect(settled(lowShelf(tone(20), 8000, 220, 6))).toBeCloseTo(0.2, 2);
    expect(settled(lowShelf(tone(2100), 8000, 220, 6))).toBeCloseTo(0.1, 2);
  });
});

describe('bell', () => {
  it('lowers its centre and leaves what lies far away', () => {
    expect(settled(bell(tone(1000), 8000, 1000, -6, 1))).toBeCloseTo(0.05, 2);
    expect(settled(bell(tone(40), 8000, 1000, -6, 1))).toBeCloseTo(0.1, 2);
  });
});

describe('levels', () => {
  it('brings the peak to -3 dBFS and leaves silence alone', () => {
    const samples = tone(440);
    normalisePeak(samples, -3);
    expect(peakOf(samples)).toBeCloseTo(0.708, 3);
    const silence = new Float32Array(10);
    normalisePeak(silence, -3);
    expect(peakOf(silence)).toBe(0);
  });

  it('finds where the sound begins and ends', () => {
    expect(soundingRange(Float32Array.from([0, 0.001, 0.5, -0.4, 0, 0]))).toEqual([2, 4]);
    expect(soundingRange(new Float32Array(4))).toEqual([4, 4]);
  });
});

describe('WAV', () => {
  it('comes back as it was written', () => {
    const { samples, sampleRate } = decodeWav(encodeWav(Float32Array.from([0, 0.5, -0.5, 2]), 22_050));
    expect(sampleRate).toBe(22_050);
    expect(Array.from(samples, (sample) => Math.round(sample * 100) / 100)).toEqual([0, 0.5, -0.5, 1]);
  });

  it('refuses anything but mono 16-bit PCM', () => {
    const stereo = encodeWav(new Float32Array(4), 8000);
    stereo.writeUInt16LE(2, 22);
    expect(() => decodeWav(stereo)).toThrow(RangeError);
  });
});
