import { queryOptions } from '@tanstack/react-query';
import { api, API_URL } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';

/** Where in a scene its picture is taken: what moves has come to rest, what leaves is still there. */
const SHARE = 0.72;
const WIDTH = 270;

/** When each scene begins, milliseconds of the video. */
export function sceneStarts({ scenes }: Pick<Video, 'scenes'>): number[] {
  let at = 0;
  return scenes.map(({ duration }) => {
    const start = at;
    at += duration * 1000;
    return Math.round(start);
  });
}

/** A picture of each scene by its place, as data addresses: out of the smaller cut, drawn by the api where there is none. */
export const stillsQuery = (video: Video) =>
  queryOptions({
    queryKey: ['stills', video.videoId, video.version, video.webUrl !== null],
    queryFn: ({ signal }) => (video.webUrl === null ? drawnStills(video, signal) : takeStills(video, signal)),
    enabled: video.scenes.length > 0,
    staleTime: Infinity,
  });

async function drawnStills({ videoId, version }: Video, signal: AbortSignal): Promise<string[]> {
  const params = { path: { id: videoId }, query: { version } };
  const { stills } = await unwrap(api.GET('/v1/videos/{id}/stills', { params, signal }));
  const byScene: string[] = [];
  for (const { scene, image } of stills) byScene[scene - 1] = image;
  return byScene;
}

async function takeStills(video: Video, signal: AbortSignal): Promise<string[]> {
  const element = document.createElement('video');
  element.muted = true;
  element.preload = 'auto';
  if (API_URL !== window.location.origin) element.crossOrigin = 'use-credentials';
  element.src = askedHere(video.webUrl ?? '');
  try {
    await happened(element, 'loadeddata', signal);
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * element.videoHeight) / element.videoWidth);
    const stills: string[] = [];
    for (const [index, start] of sceneStarts(video).entries()) {
      const { duration = 0 } = video.scenes[index] ?? {};
      const seeked = happened(element, 'seeked', signal);
      element.currentTime = start / 1000 + duration * SHARE;
      await seeked;
      canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
      stills.push(canvas.toDataURL('image/webp', 0.8));
    }
    return stills;
  } finally {
    element.removeAttribute('src');
    element.load();
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be read'));
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** Media links name the service's public address; a picture may be read only of a video that comes from where the api is asked. */
function askedHere(link: string): string {
  const { pathname, search } = new URL(link, API_URL);
  return API_URL + pathname + search;
}
