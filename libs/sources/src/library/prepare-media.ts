import { UnusableMediaError } from './library.errors';
import type { MediaProcess } from './media-process';
import { prepareAudio } from './prepare-audio';
import { checkPictureSize, PICTURE_LIMITS, preparePicture } from './prepare-picture';
import { prepareVideo } from './prepare-video';
import { LONGEST_S, type PreparedMedia } from './prepared-media';
import { readProbe } from './read-probe';
import { sniffMedia } from './sniff-media';

/** Makes of any file what the library keeps, in `folder`. Throws `UnusableMediaError` for what is no media that is taken. */
export async function prepareMedia(media: MediaProcess, path: string, folder: string): Promise<PreparedMedia> {
  const { demuxer, family } = await sniffMedia(path);
  const input = { path, demuxer };
  if (family === 'picture') await checkPictureSize(path);
  const probe = readProbe(await media.run({ input, ...(family === 'picture' ? PICTURE_LIMITS : {}) }));
  const raw = { input, probe, folder };
  if (family === 'picture') return await preparePicture(media, raw);
  if ((probe.seconds ?? 0) > LONGEST_S) throw new UnusableMediaError('plays for longer than the hour that is taken');
  // What is inside decides, not what the container is usually for: an MP4 may hold a sound, an MP3 a picture of its cover.
  if (probe.video) return await prepareVideo(media, raw);
  if (probe.audio) return await prepareAudio(media, raw);
  throw new UnusableMediaError('holds neither picture nor sound');
}
