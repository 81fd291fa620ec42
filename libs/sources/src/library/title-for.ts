import type { AssetKind } from './library-asset.entity';

const LONGEST = 200;
const FALLBACK: Record<AssetKind, string> = { video: 'Video', image: 'Picture', audio: 'Sound' };

/** A title out of a file's name, without folders, ending and what cannot be shown. */
export function titleFor(name: string, kind: AssetKind): string {
  const last = decoded(name).split(/[/\\]/).at(-1) ?? '';
  const stem = last.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[\p{C}_\s]+/gu, ' ');
  return stem.trim().slice(0, LONGEST).toWellFormed().trim() || FALLBACK[kind];
}

/** Names out of addresses are percent-encoded; a name that is not stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
