import type { Video } from '@app/videos';

/** The version before the current one, from the video's history; null for the first. */
export function versionBefore({ version, edits }: Pick<Video, 'version' | 'edits'>): number | null {
  const stood = [1];
  for (const edit of edits) {
    const place = edit.by === 'restore' ? stood.lastIndexOf(edit.version) : -1;
    if (place >= 0) stood.length = place + 1;
    else stood.push(edit.version);
  }
  if (stood.at(-1) !== version) stood.push(version);
  return stood.at(-2) ?? null;
}
