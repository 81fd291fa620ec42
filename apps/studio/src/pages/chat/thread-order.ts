import type { Schemas } from '../../api/client';

type Message = Schemas['ChatMessage'];

/** Messages as they are read, oldest first; one that two pages bring stands once. */
export function inOrder(pages: readonly { data: readonly Message[] }[]): Message[] {
  const byId = new Map<string, Message>();
  for (const message of pages.flatMap(({ data }) => data))
    byId.set(message.messageId, byId.get(message.messageId) ?? message);
  return [...byId.values()].reverse();
}

/** Work that answers have begun and whose end the chat has not told yet; the word of it names the same job. */
export function openJobs(messages: readonly Message[]): Set<string> {
  const jobs = messages.flatMap(({ jobId }) => jobId ?? []);
  return new Set(jobs.filter((jobId) => jobs.indexOf(jobId) === jobs.lastIndexOf(jobId)));
}

/** Answers that show their video: of each video the last one that was about making or changing it. */
export function showingVideos(messages: readonly Message[]): Set<string> {
  const last = new Map<string, string>();
  for (const { messageId, role, action, videoId } of messages) {
    const isWork = action === 'made' || action === 'edited' || action === 'refused';
    if (role !== 'assistant' || videoId === null) continue;
    if (isWork || !last.has(videoId)) last.set(videoId, messageId);
  }
  return new Set(last.values());
}

const FENCE = /```[\w-]*\n[\s\S]*?(?:```|$)/u;

/** What someone said, without the text that they added to it as a file. */
export function shownText(text: string): { words: string; hasText: boolean } {
  const words = text.replace(FENCE, '').trim();
  return { words, hasText: words !== text.trim() };
}
