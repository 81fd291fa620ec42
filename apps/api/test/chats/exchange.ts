import type { ApiClient } from '@app/testing';

/** One message of a chat. */
export interface Message {
  messageId: string;
  role: string;
  text: string;
  action: string | null;
  videoId: string | null;
  jobId: string | null;
  attachments: { hasData: boolean } | null;
  choices: Array<{ label: string; text: string }>;
}
/** What was said, and the reply. */
export interface Exchange {
  message: Message;
  reply: Message;
}

/** Sends what a microphone recorded to the api at `url`. */
export async function dictate(
  url: string,
  { apiKey }: ApiClient,
  sound: Buffer,
): Promise<{ status: number; body: { error?: string } }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(sound)]), 'speech');
  const headers = { authorization: `Bearer ${apiKey}` };
  const answer = await fetch(new URL('/v1/dictations', url), { method: 'POST', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as { error?: string } };
}
