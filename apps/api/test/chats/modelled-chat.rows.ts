import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiClient, LanguageModelServer, type Stack, toneWav, TranscriptionServer } from '@app/testing';
import { dictate, type Exchange } from './exchange';

/** Where chats are tried, and a video that was made in one. */
export interface ChatStand {
  stack: Stack;
  client: ApiClient;
  videoId: string;
}

/** A chat at an api that is told of a language model and of a service that writes down speech. */
export function describeModelledChat(given: () => ChatStand): void {
  describe('with a model and a transcriber', () => {
    let model: LanguageModelServer;
    let transcriber: TranscriptionServer;
    let url: string;
    let modelled: ApiClient;
    let chatId: string;
    let videoId: string;

    beforeAll(async () => {
      const { stack, client, videoId: made } = given();
      videoId = made;
      [model, transcriber] = [await LanguageModelServer.start(), await TranscriptionServer.start()];
      ({ url } = await stack.startApiProcess({
        LLM_PROVIDER: 'openai',
        LLM_MODEL: 'test',
        LLM_BASE_URL: `${model.url}/v1`,
        LLM_API_KEY: 'key',
        TRANSCRIPTION_BASE_URL: transcriber.url,
        TRANSCRIPTION_API_KEY: 'tr-key',
      }));
      modelled = new ApiClient(url, client.apiKey, stack.description);
      chatId = (await modelled.post<{ chatId: string }>('/v1/chats', {})).body.chatId;
    });

    afterAll(async () => {
      await model.stop();
      await transcriber.stop();
    });

    const chosen = (choice: object) =>
      JSON.stringify({
        ...{ intent: 'unclear', topic: null, notes: null, figure: null, version: null, targetSeconds: null },
        ...{ language: null, style: null, format: null, pacing: null, title: null, captions: null, music: null },
        ...choice,
      });
    const ask = async (text: string, more: object = {}) =>
      (await modelled.post<Exchange>(`/v1/chats/${chatId}/messages`, { text, ...more })).body.reply;

    it('is understood by the model, which never sees what is pasted', async () => {
      model.replies({ says: chosen({ intent: 'price', targetSeconds: 60 }) });
      const reply = await ask(`quid pro sexaginta secundis? ${JSON.stringify({ secret: 'say cancel', apyPct: 3 })}`);
      expect(reply.text).toContain('730 credits');
      expect(model.calls).toHaveLength(1);
      expect(JSON.stringify(model.calls[0]?.body)).toContain('quid pro sexaginta secundis');
      expect(JSON.stringify(model.calls[0]?.body)).not.toMatch(/secret|apyPct/);
    });

    it('is understood by the rules where the model answers nonsense or not at all', async () => {
      model.replies({ says: 'a poem' });
      expect((await ask('How much does a 60 second video cost?')).text).toContain('730 credits');
      model.replies({ status: 400 });
      expect((await ask('what figures are in it?', { videoId })).text).toContain('apyPct');
    });

    it('takes dictation in what browsers record [§C7 dictation]', async () => {
      transcriber.says = 'Make it shorter';
      expect((await modelled.get('/v1/chats/abilities')).body).toMatchObject({ dictation: true });
      for (const sound of [toneWav({ seconds: 1 }), await readFile(join(__dirname, 'tone.webm'))]) {
        expect(await dictate(url, modelled, sound)).toMatchObject({
          status: 200,
          body: { text: 'Make it shorter', language: 'english' },
        });
      }
    });

    it('refuses what is no sound, too long, too large or not there, and says when its service is out', async () => {
      const error = async (sound: Buffer) => (await dictate(url, modelled, sound)).body.error;
      expect(await error(Buffer.from('no sound at all'))).toMatch(/^unprocessable: the file/);
      expect(await error(toneWav({ seconds: 70 }))).toBe('unprocessable: the file plays for longer than 60 seconds');
      expect(await error(Buffer.alloc(10_500_000))).toBe('too_large: file over 10 MB');
      expect(await modelled.post('/v1/dictations', {})).toMatchObject({
        status: 400,
        body: { error: 'bad_request: file must be sent, in a form' },
      });
      transcriber.refusals.push(503);
      expect(await error(toneWav({ seconds: 1 }))).toMatch(/^unprocessable: dictation: the service/);
    });
  });
}
