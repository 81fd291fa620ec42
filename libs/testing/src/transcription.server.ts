import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** OpenAI's `/v1/audio/transcriptions` in its own wire format, on a local port. */
export class TranscriptionServer extends LocalServer {
  /** Statuses of the next answers, each used once. */
  readonly refusals: number[] = [];
  /** What is said in every recording. */
  says = 'A tone.';
  /** Calls so far. */
  calls = 0;
  private gate = Promise.resolve();

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<TranscriptionServer> {
    return await new TranscriptionServer().listen();
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

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = (await buffer(request)).toString('latin1');
    this.calls += 1;
    const isRight =
      request.url === '/v1/audio/transcriptions' &&
      request.headers.authorization === 'Bearer tr-key' &&
      ['name="model"\r\n\r\nwhisper-1', 'verbose_json', 'name="file"; filename="speech.mp3"'].every((part) =>
        form.includes(part),
      );
    const status = this.refusals.shift() ?? (isRight ? 200 : 400);
    const body = status === 200 ? answerOf(this.says) : { error: { message: 'no', type: 'server_error' } };
    await this.gate;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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
