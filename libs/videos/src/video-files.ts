/** Names of a cut's files, in storage and in links alike. */
export const CUT_FILES = {
  video: 'video.mp4',
  web: 'web.mp4',
  poster: 'poster.jpg',
  vtt: 'captions.vtt',
  srt: 'captions.srt',
} as const;

export type CutFile = keyof typeof CUT_FILES;

/** Storage folder of everything a video owns. */
export function videoFolder(videoId: string): string {
  return `videos/${videoId}`;
}

/** Storage folder of one version: narration, stills and, once rendered, the cut. */
export function versionFolder(videoId: string, version: number): string {
  return `${videoFolder(videoId)}/v${version}`;
}

/** Storage key of a cut's file. */
export function cutKey(videoId: string, version: number, file: CutFile): string {
  return `${versionFolder(videoId, version)}/${CUT_FILES[file]}`;
}
