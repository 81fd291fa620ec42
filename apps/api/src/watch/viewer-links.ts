import { CUT_FILES, type VideoLinkSet, type ViewedVideo } from '@app/videos';

/** Where a viewer's pages and files are, whole addresses. */
export interface ViewerLinks {
  page: string;
  player: string;
  /** Null while there is nothing to play. */
  files: Record<'video' | 'web' | 'poster' | 'captions', string> | null;
  /** Null where viewers may not keep the video. */
  download: string | null;
}

/**
 * What a page for viewers links to. Who came to a public video without its key is not given it: it would open the video
 * still when it is public no more. Only public videos are offered to keep.
 */
export function viewerLinks(
  video: Pick<ViewedVideo, 'id' | 'version' | 'cutVersion' | 'public' | 'mediaKey'>,
  { renderUrl, webUrl, thumbnail, watchUrl }: VideoLinkSet,
  key: string | undefined,
): ViewerLinks {
  const held: Record<string, string> = key === video.mediaKey ? { k: video.mediaKey } : {};
  const of = (link: string, path?: string, more: Record<string, string> = {}) => {
    const address = new URL(link);
    if (path !== undefined) address.pathname = path;
    address.search = new URLSearchParams({ ...held, ...more }).toString();
    return address.href;
  };
  const pages = { page: of(watchUrl), player: of(watchUrl, `/w/${video.id}/player`) };
  if (renderUrl === null) return { ...pages, files: null, download: null };
  // Whoever watches sees the cut that plays now, whatever is made of the video meanwhile.
  const captions = `/media/${video.id}/v${video.cutVersion ?? video.version}/${CUT_FILES.vtt}`;
  return {
    ...pages,
    files: {
      video: of(renderUrl),
      web: of(webUrl ?? renderUrl),
      poster: of(thumbnail ?? renderUrl),
      captions: of(renderUrl, captions),
    },
    download: video.public ? of(renderUrl, undefined, { download: '1' }) : null,
  };
}
