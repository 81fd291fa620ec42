import { Injectable } from '@nestjs/common';
import { writtenLanguage } from '@app/design';
import { type Fact, type FactMeaning, type FieldMeanings, meaningOf } from '@app/facts';
import { ConflictError, Database, WorkProcesses, type WorkTask } from '@app/platform';
import { type PackContent, SourcePack } from '@app/sources';
import { payloadFacts, VideosService } from '@app/videos';
import { contentOf } from './edited-facts';

/** A fact of a video's data, as its language writes it, and how it was read. */
export interface VideoFact extends FactMeaning {
  /** As a video in this language shows it: what `{{key}}` in a script becomes. */
  display: string;
  value: Fact['value'];
  kind: Fact['kind'];
}

/** The facts that the texts of a video may name. */
export interface VideoFacts {
  videoId: string;
  language: string;
  /** In the order of the data; none where a script is the only source. */
  facts: VideoFact[];
}

/** Tells which facts a script of a video can name. */
@Injectable()
export class VideoFactsService {
  constructor(
    private readonly videos: VideosService,
    private readonly database: Database,
    private readonly work: WorkProcesses,
  ) {}

  /** In the language of the video unless told. Throws `NotFoundError`, `UnwrittenLanguageError`, and `ConflictError` before there is a script. */
  async list(id: string, accountId: string, asked?: string): Promise<VideoFacts> {
    const { video, current } = await this.videos.getVersion(id, accountId);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its facts come with its script`);
    const pack = await this.database.read().findOneOrFail(SourcePack, { id: video.sourcePackId });
    const language = asked === undefined ? current.storyboard.language : writtenLanguage(asked).code;
    const input = { pack: contentOf(pack), fields: video.spec.fields, language };
    return { videoId: video.id, language, facts: await this.work.run(videoFacts, input) };
  }
}

interface FactsInput {
  pack: PackContent;
  fields: FieldMeanings | undefined;
  language: string;
}

/** The facts of a pack as a language writes them. */
export const videoFacts: WorkTask<FactsInput, VideoFact[]> = {
  file: __filename,
  name: 'videoFacts',
  run: ({ pack, fields, language: code }) => {
    const read = payloadFacts(pack, fields);
    if (!read) return [];
    const language = writtenLanguage(code);
    const meaning = new Map(meaningOf(read).map((one) => [one.key, one]));
    return read.facts.flatMap((fact) => {
      const known = meaning.get(fact.key);
      const { value, kind } = fact;
      return known ? [{ ...known, value, kind, display: language.writeFigure(fact).full.display }] : [];
    });
  },
};
