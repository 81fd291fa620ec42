import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ConflictError, ObjectStorage } from '@app/platform';
import { videoCaptions } from '@app/picture';
import { cutKey } from './video-files';
import { VideosService } from './videos.service';

/** Forms in which captions are written. */
export const CAPTION_FORMS = ['vtt', 'srt'] as const;
export type CaptionForm = (typeof CAPTION_FORMS)[number];

/** Writes the captions of a video's current version. */
@Injectable()
export class ReadCaptionsService {
  constructor(
    private readonly videos: VideosService,
    private readonly storage: ObjectStorage,
  ) {}

  /** Throws `NotFoundError`, and `ConflictError` before the video has its script. */
  async read(id: string, accountId: string, form: CaptionForm): Promise<string> {
    const { video, current } = await this.videos.get(id, accountId);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its captions come with its script`);
    // A file's captions are those it was rendered with.
    if (current.cut) return await text(this.storage.read(cutKey(video.id, video.version, form)));
    return videoCaptions(current)[form];
  }
}
