import { type Clock, WallClock } from './clock';
import type { Asking } from './open-video';

/** A recording of a line and the second of the video at which it begins. */
export interface TimedRecording {
  url: string;
  at: number;
}

interface Heard {
  buffer: AudioBuffer;
  at: number;
}

/**
 * The voice of a video, and its clock while it is heard: pictures follow the sound, whose pauses and stutters would be
 * heard. Until the browser lets a page be heard, time runs on without it.
 */
export class Voice implements Clock {
  private readonly silent = new WallClock();
  private readonly audio = new AudioContext();
  private readonly volume = this.audio.createGain();
  private readonly heard: Heard[] = [];
  private playing: { at: number; since: number; sources: AudioBufferSourceNode[] } | null = null;
  private isRunning = false;

  private constructor() {
    this.volume.connect(this.audio.destination);
    this.audio.addEventListener('statechange', () => this.follow());
    this.wake();
  }

  /** Recordings that cannot be had or read are left out, and their scenes are silent. */
  static async load(recordings: readonly TimedRecording[], asking?: Asking): Promise<Voice> {
    const voice = new Voice();
    await Promise.all(
      recordings.map(async ({ url, at }) => {
        const buffer = await voice.read(url, asking);
        if (buffer) voice.heard.push({ buffer, at });
      }),
    );
    return voice;
  }

  set muted(muted: boolean) {
    this.volume.gain.value = muted ? 0 : 1;
  }

  start(at: number): void {
    this.isRunning = true;
    this.silent.start(at);
    this.follow();
    this.wake();
  }

  stop(): void {
    const at = this.now();
    this.isRunning = false;
    this.hush();
    this.silent.start(at);
    this.silent.stop();
  }

  now(): number {
    if (!this.playing) return this.silent.now();
    const { at, since } = this.playing;
    // What is handed over now is heard later by this much.
    return at + Math.max(0, this.audio.currentTime - since - (this.audio.outputLatency || 0));
  }

  close(): void {
    this.stop();
    void this.audio.close().catch(() => undefined);
  }

  /** Hands the time over to the sound when it may be heard, and back when it may not. */
  private follow(): void {
    const at = this.now();
    this.hush();
    if (!this.isRunning) return;
    if (this.audio.state === 'running') this.sound(at);
    else this.silent.start(at);
  }

  private sound(at: number): void {
    const since = this.audio.currentTime;
    const sources = this.heard
      .filter((line) => line.at + line.buffer.duration > at)
      .map((line) => {
        const source = this.audio.createBufferSource();
        source.buffer = line.buffer;
        source.connect(this.volume);
        source.start(since + Math.max(0, line.at - at), Math.max(0, at - line.at));
        return source;
      });
    this.playing = { at, since, sources };
  }

  private hush(): void {
    for (const source of this.playing?.sources ?? []) source.stop();
    this.playing = null;
  }

  /** Stays pending until somebody has touched the page. */
  private wake(): void {
    void this.audio.resume().catch(() => undefined);
  }

  private async read(url: string, asking?: Asking): Promise<AudioBuffer | null> {
    try {
      const answer = await fetch(url, asking);
      return answer.ok ? await this.audio.decodeAudioData(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }
}
