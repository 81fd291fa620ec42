import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** OpenAI's `/v1/audio/transcriptions` in its own wire format, on a local port. */
export class TranscriptionServer {
  /** Statuses of the next answers, each used once. */
  readonly refusals: number[] = [];
  /** What is said in every recording. */
  says = 'A tone.';
  /** Calls so far. */
  calls = 0;
  private gate = Promise.resolve();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TranscriptionServer> {
    const server = createServer();
    const transcription = new TranscriptionServer(server);
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        transcription.calls += 1;
        const form = body.toString('latin1');
        const isRight =
          request.url === '/v1/audio/transcriptions' &&
          request.headers.authorization === 'Bearer tr-key' &&
          ['name="model"\r\n\r\nwhisper-1', 'verbose_json', 'name="file"; filename="speech.mp3"'].every((part) =>
            form.includes(part),
          );
        const status = transcription.refusals.shift() ?? (isRight ? 200 : 400);
        const answer =
          status === 200 ? answerOf(transcription.says) : { error: { message: 'no', type: 'server_error' } };
        void transcription.gate.then(() =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        );
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return transcription;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Keeps answers back from now on, until what it returns is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.gate = new Promise((released) => (release = released));
    return () => {
      this.gate = Promise.resolve();
      release();
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((stopped) => this.server.close(stopped));
  }
}

function answerOf(says: string): object {
  return {
    task: 'transcribe',
    language: 'english',
    duration: 2,
    text: ` ${says}`,
    segments: [{ id: 0, seek: 0, start: 0, end: 1.5, text: ` ${says}`, temperature: 0, avg_logprob: -0.3 }],
  };
}
