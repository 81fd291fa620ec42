import { type ApiClient, MediaServer, Receiver, SpeechServer, Stack } from '@app/testing';
import { type Drawn, drawnOf, type Video } from './video';
import { aPicture, aSound, orders, type OrderName } from './video-orders';

export type VideoName = OrderName;
export const FROM_DATA = '/v1/videos/from-data';
const OPENING = 20_000;

interface Proof {
  complete: boolean;
  figures: Array<{ factKey: string; value: unknown; where: string; text: string }>;
}

/** Servers of others that videos are made with. */
interface Others {
  /** Serves what videos show; one of its pictures is small. */
  pictures: Receiver;
  /** Makes music; the painter refuses to make pictures. */
  composer: MediaServer;
  painter: MediaServer;
  /** Speaks English best. */
  speech: SpeechServer;
}

/** Videos by name, each made to its script, and what rows ask of them. */
export class MadeVideos {
  readonly videos = {} as Record<VideoName, Video>;
  readonly drawn = {} as Record<VideoName, Drawn>;
  /** The voice that videos have where none is asked for, and another of English. */
  voices = { best: '', other: '' };
  readonly pictures: Receiver;
  readonly composer: MediaServer;
  readonly painter: MediaServer;

  private constructor(
    readonly stack: Stack,
    readonly client: ApiClient,
    private readonly others: Others,
  ) {
    ({ pictures: this.pictures, composer: this.composer, painter: this.painter } = others);
  }

  static async start(): Promise<MadeVideos> {
    const pictures = await Receiver.start((path) => ({
      status: 200,
      type: 'image/png',
      body: aPicture(path === '/small.png' ? 299 : 640),
    }));
    const composer = await MediaServer.start({ bytes: await aSound(), type: 'audio/wav' });
    const painter = await MediaServer.start({ bytes: aPicture(640), type: 'image/png' });
    const speech = await SpeechServer.start();
    composer.behaviour.working = 0;
    painter.behaviour.outcome = 'failed';
    const stack = await Stack.start({
      LOG_LEVEL: 'silent',
      FETCH_ALLOW: '127.0.0.1',
      IMAGES_BASE_URL: painter.url,
      FAL_BASE_URL: composer.url,
      FAL_API_KEY: 'test',
      ELEVENLABS_BASE_URL: speech.url,
      ELEVENLABS_API_KEY: 'test',
    });
    const client = await stack.account(OPENING);
    return new MadeVideos(stack, client, { pictures, composer, painter, speech });
  }

  /** Orders them all, starts a worker, and waits until each is scripted. */
  async makeAll(): Promise<void> {
    const brand = { accent: '#b00020', watermark: 'RATES' };
    const { body: channel } = await this.client.post<{ channelId: string }>('/v1/channels', { name: 'Rates', brand });
    this.voices = await this.englishVoices();
    const musicAssetId = await this.uploaded(await aSound(), 'tone.wav');
    const named = { ...channel, pictures: this.pictures.url, musicAssetId, voiceId: this.voices.other };
    const ids = new Map<VideoName, string>();
    for (const [name, order] of Object.entries(orders(named))) {
      const { status, body } = await this.client.post<Video>(FROM_DATA, { targetSeconds: 15, render: false, ...order });
      expect({ name, status, body }).toMatchObject({ name, status: 202 });
      ids.set(name as VideoName, body.videoId);
    }
    await this.stack.startWorker();
    for (const [name, videoId] of ids) {
      this.videos[name] = (await this.client.finished(videoId)) as Video;
      expect({ name, ...this.videos[name] }).toMatchObject({ name, status: 'scripted', lastError: null });
      this.drawn[name] = await drawnOf(this.stack, videoId);
    }
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await Promise.all(Object.values(this.others).map((server: Receiver | MediaServer | SpeechServer) => server.stop()));
  }

  async proofOf(name: VideoName): Promise<Proof> {
    return (await this.client.get<Proof>(`/v1/videos/${this.videos[name].videoId}/proof`)).body;
  }

  said(name: VideoName): string[] {
    return this.videos[name].scenes.map(({ text }) => text);
  }

  /** Place of the first scene that says such words, or -1. */
  firstWith(name: VideoName, words: RegExp): number {
    return this.said(name).findIndex((text) => words.test(text));
  }

  /** Codes of the warnings of a video. */
  codes(name: VideoName): string[] {
    return this.videos[name].check.warnings.map(({ code }) => code);
  }

  /** Credits that a video costs for one kind of work. */
  priceOf(name: VideoName, kind: string): number {
    return this.videos[name].cost.breakdown.find(({ type }) => type === kind)?.credits ?? 0;
  }

  private async englishVoices(): Promise<{ best: string; other: string }> {
    type House = Array<{ voiceId: string; language: string; isDefault: boolean }>;
    const { house } = (await this.client.get<{ house: House }>('/v1/voices')).body;
    const idOf = (isDefault: boolean) =>
      house.find((voice) => voice.language === 'en' && voice.isDefault === isDefault)?.voiceId ?? 'none';
    return { best: idOf(true), other: idOf(false) };
  }

  /** Puts a file into the library; its id there. */
  private async uploaded(bytes: Buffer, name: string): Promise<string> {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { authorization: `Bearer ${this.client.apiKey}` };
    const answer = await fetch(new URL('/v1/library/upload', this.client.baseUrl), { method: 'POST', body, headers });
    return ((await answer.json()) as { libraryAssetId: string }).libraryAssetId;
  }
}
