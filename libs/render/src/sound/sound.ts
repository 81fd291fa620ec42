import { effectsTrack } from './effects/effects.track';
import { bedOf, playRecordings, readRecording } from './library/recordings';
import { master } from './mix/mastering';
import { mixVideo } from './mix/mix-video';
import { dropOut, type FaderPoint, ride } from './mix/ride';
import { quietSpans, type TimeSpan } from './mix/quiet-spans';
import { voiceTrack } from './mix/voice-track';
import { writeWav } from './mix/wav-file';
import { addAir } from './music/air';
import type { Air } from './music/mood';
import { MOOD_BOOK } from './music/moods/mood-book';
import { musicBed } from './music/music-bed';
import { turn } from './turn';
import { seededRandom } from '@app/picture/random';
import { seedOf } from './synth/seed-of';
import { samplesOf, silence, type StereoBuffer } from './synth/stereo-buffer';
import type { MusicMood, RecordedCue, SoundCue } from '@app/picture';

/** Everything the sound of one video is made from. The same request gives the same samples. */
export interface SoundRequest {
  /** Length of the video and, to the sample, of the file. */
  durationMs: number;
  /** Spoken lines: 16-bit PCM WAV files of any rate, each placed at `atMs`. */
  voice: Array<{ path: string; atMs: number }>;
  cues: SoundCue[];
  /** The video's own effects, as `decodeAudio` wrote them. */
  recordings?: RecordedCue[];
  /** A bed to compose, where `bpm` replaces the mood's own tempo, or a recording as `decodeAudio` wrote it. */
  music: { mood: MusicMood; bpm?: number } | { path: string } | null;
  /** Where scenes change, without 0 and the end. The last one starts the end card. */
  sceneCutsMs: number[];
  /** Where the music stands back before the turn, by how many decibels; at its end it lifts. */
  turn?: TimeSpan & { dropDb: number };
  /** When the last word has been said: the last chord waits for it. */
  lastWordMs?: number;
  /** How voice and music rise and sink together. */
  arc?: FaderPoint[];
  outPath: string;
  seed: number;
  signal?: AbortSignal;
}

/** What was measured on the finished file. -70 LUFS and -120 dBTP stand for silence. */
export interface SoundReport {
  path: string;
  integratedLufs: number;
  truePeakDb: number;
  /** Stretches of a second and more under -50 dBFS. */
  silences: TimeSpan[];
  /** The same of the voice alone, of half a second and more; the whole video in one without speech. */
  pauses: TimeSpan[];
  /** Whether the video was asked to have no speech, no music and no effect. */
  wantsNothing: boolean;
}

/** Pauses that are reported, ms: of everything, and of the voice. */
const LEAST_SILENCE_MS = 1000;
const LEAST_PAUSE_MS = 500;

/** A room is never quite silent; under the threshold of what counts as sound. */
const ROOM_TONE: Air = { kind: 'room', level: -64 };

/** Home note of the effects in a video without music. */
const HOME_WITHOUT_MUSIC = 41;

/**
 * Composes, places and mixes a video's sound into a 48 kHz stereo 16-bit WAV of exactly `durationMs`,
 * at -14 LUFS and under -1 dBTP. Effects alone stay quieter where they are too sparse for that.
 * @throws SoundError coded `voice_unreadable` or `sound_aborted`.
 */
export async function mixSound(request: SoundRequest): Promise<SoundReport> {
  const { outPath: path, voice: lines, durationMs, seed, signal } = request;
  const samples = samplesOf(durationMs / 1000);
  const voice = await voiceTrack(lines, samples, signal);
  const spoken = voice ?? new Float32Array(samples);
  const pauses = quietSpans({ left: spoken, right: spoken }, LEAST_PAUSE_MS);
  const music = await bedFor(request, samples);
  await turn(signal);
  const effects = await effectsFor(request, samples);
  await turn(signal);
  const wantsNothing = !voice && !music && !effects;
  const mix = mixVideo({ voice, music, effects }, samples);
  if (request.arc) ride(mix, request.arc);
  if (!wantsNothing) addAir(mix, ROOM_TONE, seededRandom(seedOf(seed, 'room')));
  await turn(signal);
  const { integrated, truePeak } = master(mix);
  await turn(signal);
  await writeWav(path, mix);
  const silences = quietSpans(mix, LEAST_SILENCE_MS);
  return { path, integratedLufs: integrated, truePeakDb: truePeak, silences, pauses, wantsNothing };
}

async function bedFor(request: SoundRequest, samples: number): Promise<StereoBuffer | null> {
  if (!request.music) return null;
  const bed = await playBed(request, request.music, samples);
  if (request.turn) dropOut(bed, request.turn, request.turn.dropDb);
  return bed;
}

async function playBed(
  { durationMs, sceneCutsMs: cutsMs, turn: silent, lastWordMs, seed, signal }: SoundRequest,
  music: NonNullable<SoundRequest['music']>,
  samples: number,
): Promise<StereoBuffer> {
  if ('path' in music) return bedOf(await readRecording(music.path), samples);
  const mood = MOOD_BOOK[music.mood];
  return musicBed({ mood, bpm: music.bpm, durationMs, cutsMs, turn: silent, lastWordMs, seed, signal });
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
