import { told } from '../../../words/told';

/** A change of credits with its sign: "+500", "−490". */
export function signed(credits: number): string {
  if (credits === 0) return '0';
  return `${credits > 0 ? '+' : '−'}${told.count(Math.abs(credits))}`;
}

/** A reason as what stands before its video, the video, and what follows; the video stands at the end where the reason does not name it. */
export function reasonParts(reason: string, videoId: string | null): [before: string, video: string, after: string] {
  if (!videoId) return [reason, '', ''];
  const at = reason.split(videoId).length === 2 ? reason.indexOf(videoId) : -1;
  if (at < 0) return [`${reason} `, videoId, ''];
  return [reason.slice(0, at), videoId, reason.slice(at + videoId.length)];
}
