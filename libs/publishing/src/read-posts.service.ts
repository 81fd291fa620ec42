import { Injectable } from '@nestjs/common';
import { postWarnings } from '@app/design';
import type { FieldMeanings } from '@app/facts';
import type { VideoWarning } from '@app/picture';
import { Database, WorkProcesses, type WorkTask } from '@app/platform';
import { type PackContent, packFacts, SourcePack } from '@app/sources';
import { VideosService } from '@app/videos';

interface OwnTexts {
  texts: string[];
  pack: PackContent;
  fields: FieldMeanings | undefined;
  language: string;
}

/** What texts of posts say and the payload of their video denies; a script without data denies nothing. */
export const readPosts: WorkTask<OwnTexts, VideoWarning[]> = {
  file: __filename,
  name: 'readPosts',
  run: ({ texts, pack, fields, language }) => {
    if (pack.kind === 'script') return [];
    const facts = packFacts({ ...pack, fields: { ...pack.fields, ...fields } });
    return texts.flatMap((text) => postWarnings(text, facts, language));
  },
};

/** Reads texts that their owner posts in place of the video's caption, which has passed the gate. */
@Injectable()
export class ReadPostsService {
  constructor(
    private readonly videos: VideosService,
    private readonly database: Database,
    private readonly work: WorkProcesses,
  ) {}

  /** A warning for each text that the data deny; posts are sent all the same. Throws `NotFoundError`. */
  async read(videoId: string, accountId: string, texts: readonly string[]): Promise<VideoWarning[]> {
    const own = [...new Set(texts)].filter((text) => text.trim() !== '');
    if (own.length === 0) return [];
    const video = await this.videos.getVideo(videoId, accountId);
    const stored = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    const { kind, title, url, data, reading, fields } = stored;
    return await this.work.run(readPosts, {
      texts: own,
      pack: { kind, title, url, data, reading, fields },
      fields: video.spec.fields,
      language: video.spec.language,
    });
  }
}
