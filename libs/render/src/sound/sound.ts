import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { effectsTrack } from './effects/effects.track';
import { runFfmpeg } from './mix/ffmpeg.process';
import { MEASURE, readLoudness, type Loudness } from './mix/loudness.report';
import { master } from './mix/mastering';
import { mixGraph, MUSIC_LUFS, VOICE_LUFS } from './mix/mix.graph';
import { voiceLoudness } from './mix/voice-level';
import { bedOf, playRecordings, readRecording } from './library/recordings';
import { MOOD_BOOK } from './music/moods/mood-book';
import { musicBed } from './music/music-bed';
import { turn } from './turn';
import { loudnessOf } from './synth/loudness.meter';
import { gainOf, interleave, SAMPLE_RATE, samplesOf, scale, silence, type StereoBuffer } from './synth/stereo-buffer';
import type { MusicMood } from './music/music-mood';
import type { RecordedCue, SoundCue } from './sound-cue';

export { MUSIC_MOODS, type MusicMood } from './music/music-mood';
export { SOUND_NAMES, type RecordedCue, type SoundCue, type SoundName } from './sound-cue';

/** Everything the sound of one film is made from. The same request gives the same samples with the same ffmpeg build. */
export interface SoundRequest {
  /** Length of the film and, to the sample, of the file. */
  durationMs: number;
  /** Spoken lines: 16-bit PCM WAV files of any rate, each placed at `atMs`. */
  voice: Array<{ path: string; atMs: number }>;
  cues: SoundCue[];
  /** The film's own effects, as `decodeAudio` wrote them. */
  recordings?: RecordedCue[];
  /** A bed to compose, where `bpm` replaces the mood's own tempo, or a recording as `decodeAudio` wrote it. */
  music: { mood: MusicMood; bpm?: number } | { path: string } | null;
  /** Where scenes change, without 0 and the end. The last one starts the end card. */
  sceneCutsMs: number[];
  /** Start of the scene that carries the evidence (the chart): the music lifts there. Default: the cut nearest 60 % of the film. */
  liftAtMs?: number;
  /** When the figure that the story held back lands: moods with a hush fall silent before it. */
  figureAtMs?: number;
  outPath: string;
  /** Path of the ffmpeg binary. */
  ffmpeg: string;
  seed: number;
  signal?: AbortSignal;
}

/** What was measured on the finished file. -70 LUFS and -120 dBTP stand for silence. */
export interface SoundReport {
  path: string;
  integratedLufs: number;
  truePeakDb: number;
}

/** Home note of the effects in a film without music. */
const HOME_WITHOUT_MUSIC = 41;
const MOST_VOICE_GAIN = 24;

/**
 * Composes, places and mixes a film's sound into a 48 kHz stereo 16-bit WAV of exactly `durationMs`,
 * at -14 LUFS and under -1 dBTP (FILM.md, Sound). Effects alone stay quieter where they are too sparse for that.
 * @throws SoundError coded `voice_unreadable`, `ffmpeg_failed` or `sound_aborted`.
 */
export async function mixSound(request: SoundRequest): Promise<SoundReport> {
  const { outPath } = request;
  const scratchDir = await mkdtemp(join(dirname(outPath), 'sound-'));
  try {
    const samples = samplesOf(request.durationMs / 1000);
    const mixPath = join(scratchDir, 'mix.wav');
    const measured = await mixTracks(request, samples, scratchDir, mixPath);
    const { ffmpeg, signal } = request;
    const mastered = await master({ mixPath, measured, outPath, scratchDir, samples, ffmpeg, signal });
    return { path: outPath, integratedLufs: mastered.integrated, truePeakDb: mastered.truePeak };
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function mixTracks(
  request: SoundRequest,
  samples: number,
  scratchDir: string,
  mixPath: string,
): Promise<Loudness> {
  const { ffmpeg, signal, voice } = request;
  const gains = await Promise.all(voice.map(({ path }) => voiceGain(path)));
  const bed = await bedFor(request, samples);
  await turn(signal);
  const effects = await effectsFor(request, samples);
  await turn(signal);
  if (bed) scale(bed, gainOf(MUSIC_LUFS - (loudnessOf(bed) ?? MUSIC_LUFS)));
  const tracks = { music: bed, effects: effects ?? (bed || voice.length > 0 ? null : silence(samples)) };
  const inputs = voice.flatMap(({ path }) => ['-i', path]);
  for (const [name, track] of Object.entries(tracks)) {
    if (!track) continue;
    const path = join(scratchDir, `${name}.f32`);
    await writeFile(path, interleave(track));
    inputs.push('-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', path);
  }
  const graph = mixGraph({
    voice: voice.map(({ atMs }, index) => ({ atMs, gainDb: gains[index] ?? 0 })),
    hasMusic: tracks.music !== null,
    hasEffects: tracks.effects !== null,
    samples,
  });
  const filters = `${graph};[mix]${MEASURE}[out]`;
  const args = [...inputs, '-filter_complex', filters, '-map', '[out]', '-c:a', 'pcm_f32le', mixPath];
  return readLoudness(await runFfmpeg(ffmpeg, args, signal));
}

async function bedFor(request: SoundRequest, samples: number): Promise<StereoBuffer | null> {
  const { music, durationMs, sceneCutsMs: cutsMs, liftAtMs, figureAtMs, seed, signal } = request;
  if (!music) return null;
  if ('path' in music) return bedOf(await readRecording(music.path), samples);
  const mood = MOOD_BOOK[music.mood];
  return musicBed({ mood, bpm: music.bpm, durationMs, cutsMs, liftAtMs, figureAtMs, seed, signal });
}

async function effectsFor(request: SoundRequest, samples: number): Promise<StereoBuffer | null> {
  const { cues, recordings = [], music, seed } = request;
  const tonic = music && 'mood' in music ? MOOD_BOOK[music.mood].tonic : HOME_WITHOUT_MUSIC;
  const kit = effectsTrack({ cues, samples, seed, tonic });
  if (recordings.length === 0) return kit;
  const track = kit ?? silence(samples);
  await playRecordings(track, recordings);
  return track;
}

/** Every line speaks equally loud, whoever recorded it. */
async function voiceGain(path: string): Promise<number> {
  const loudness = await voiceLoudness(path);
  return loudness === null ? 0 : Math.max(-MOST_VOICE_GAIN, Math.min(MOST_VOICE_GAIN, VOICE_LUFS - loudness));
}
