/** Frames of a recording, 100 a second; each holds what tells sounds apart, whoever speaks. */
export interface Spectrum {
  frames: Float32Array[];
  /** How loud each frame is: 1 at the loudest, 0 at 60 dB below it or less. */
  loudness: number[];
  /** Seconds from one frame to the next. */
  hop: number;
}

const HOP_S = 0.01;
const WINDOW_S = 0.025;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 7000;
const BANDS = 26;
const CEPSTRA = 12;
/** Loudness tells pauses and syllables, the same in every voice, so it counts for more than any one cepstrum. */
const ENERGY_WEIGHT = 2.5;
const ONSET_WEIGHT = 1.5;
const ONSET_FRAMES = 2;
/** The first cepstra tell vowels and consonants apart, the later ones more and more the speakers. */
const FIRST_WEIGHT = 1.4;
const LESS_EACH = 0.09;
/** 60 dB under the loudest frame is as silent as it gets. */
const FLOOR_DB = 60;

const mel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const hertz = (value: number): number => 700 * (10 ** (value / 2595) - 1);

/** In-place radix-2 Fourier transform; lengths are the same power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
  }
  for (let span = 2; span <= size; span <<= 1) {
    const half = span >> 1;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / span;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < size; i += span) {
        const [a, b] = [real[i + half] ?? 0, imaginary[i + half] ?? 0];
        const [x, y] = [a * cos - b * sin, a * sin + b * cos];
        real[i + half] = (real[i] ?? 0) - x;
        imaginary[i + half] = (imaginary[i] ?? 0) - y;
        real[i] = (real[i] ?? 0) + x;
        imaginary[i] = (imaginary[i] ?? 0) + y;
      }
    }
  }
}

/** Triangular filters, evenly spaced as ears space them: for each band the bins it hears and how well. */
function melFilters(size: number, sampleRate: number): Array<Array<[bin: number, weight: number]>> {
  const top = Math.min(HIGHEST_HZ, sampleRate / 2);
  const edge = (i: number) =>
    (hertz(mel(LOWEST_HZ) + ((mel(top) - mel(LOWEST_HZ)) * i) / (BANDS + 1)) * size) / sampleRate;
  return Array.from({ length: BANDS }, (_, band) => {
    const [from, peak, to] = [edge(band), edge(band + 1), edge(band + 2)];
    const bins: Array<[number, number]> = [];
    for (let bin = Math.ceil(from); bin < to; bin++)
      bins.push([bin, bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak)]);
    return bins.length > 0 ? bins : [[Math.round(peak), 1]];
  });
}

/** Each dimension to mean 0 and spread 1 over the frames that sound, so that voices and microphones compare. */
function normalise(frames: Float32Array[], sounding: boolean[]): void {
  const counted = frames.filter((_, index) => sounding[index]);
  if (counted.length === 0) return;
  for (let d = 0; d < CEPSTRA; d++) {
    const mean = counted.reduce((sum, frame) => sum + (frame[d] ?? 0), 0) / counted.length;
    const spread = Math.sqrt(counted.reduce((sum, frame) => sum + ((frame[d] ?? 0) - mean) ** 2, 0) / counted.length);
    for (const frame of frames) frame[d] = ((frame[d] ?? 0) - mean) / (spread || 1);
  }
}

/** Mel cepstra, loudness and its rises, of samples from -1 to 1. */
export function spectrumOf(samples: Float32Array, sampleRate: number): Spectrum {
  const step = Math.round(HOP_S * sampleRate);
  const width = Math.round(WINDOW_S * sampleRate);
  const size = 2 ** Math.ceil(Math.log2(width));
  const filters = melFilters(size, sampleRate);
  const window = Float64Array.from(
    { length: width },
    (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (width - 1)),
  );
  const count = Math.max(1, Math.ceil(samples.length / step));
  const frames: Float32Array[] = [];
  const loudness: number[] = [];
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let f = 0; f < count; f++) {
    const from = f * step - (width >> 1);
    real.fill(0);
    imaginary.fill(0);
    for (let i = 0; i < width; i++)
      real[i] = ((samples[from + i] ?? 0) - 0.97 * (samples[from + i - 1] ?? 0)) * (window[i] ?? 0);
    transform(real, imaginary);
    const bands = filters.map((bins) =>
      Math.log(
        bins.reduce((sum, [bin, weight]) => sum + weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2), 1e-9),
      ),
    );
    const frame = new Float32Array(CEPSTRA + 2);
    for (let c = 1; c <= CEPSTRA; c++)
      frame[c - 1] = bands.reduce((sum, band, b) => sum + band * Math.cos((Math.PI * c * (b + 0.5)) / BANDS), 0);
    frames.push(frame);
    loudness.push((10 * bands.reduce((sum, band) => sum + band, 0)) / (BANDS * Math.LN10));
  }
  const loudest = loudness.reduce((most, value) => Math.max(most, value), -Infinity);
  const share = loudness.map((value) => Math.max(0, 1 + (value - loudest) / FLOOR_DB));
  normalise(
    frames,
    share.map((value) => value > 0.4),
  );
  for (const [f, frame] of frames.entries()) {
    const [before, after] = [share[f - ONSET_FRAMES] ?? share[f] ?? 0, share[f + ONSET_FRAMES] ?? share[f] ?? 0];
    frame[CEPSTRA] = ENERGY_WEIGHT * 2 * (share[f] ?? 0);
    frame[CEPSTRA + 1] = ONSET_WEIGHT * 4 * (after - before);
    // Cepstra of silence are noise: the quieter a frame, the less they say.
    for (let d = 0; d < CEPSTRA; d++)
      frame[d] = (frame[d] ?? 0) * Math.min(1, (share[f] ?? 0) * 1.6) * (FIRST_WEIGHT - d * LESS_EACH);
  }
  return { frames, loudness: share, hop: step / sampleRate };
}
