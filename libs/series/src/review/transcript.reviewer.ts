import { join } from 'node:path';
import { groundText } from '@app/design';
import type { MediaProcess, Transcriber } from '@app/sources';
import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';
import { blocking, noted } from './findings';
import { Reviewer } from './reviewer';

const SPEECH = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', '48k', '-f', 'mp3'];

/** Hears the video through the configured transcriber: the numbers that are said are the facts, in the video's language. */
export class TranscriptReviewer extends Reviewer {
  constructor(
    private readonly transcriber: Transcriber,
    private readonly media: MediaProcess,
  ) {
    super();
  }

  override async review(video: VideoEvidence, signal: AbortSignal): Promise<EpisodeFinding[]> {
    const { files, reading, job, facts } = video;
    if (!files.video || !reading?.probe.audio || !job.narration.lines.some(({ audioPath }) => audioPath)) return [];
    const speech = join(video.folder, 'speech.mp3');
    const input = { path: files.video, demuxer: 'mov' };
    await this.media.run({ input, then: [...SPEECH, speech], timeoutMs: 60_000, signal });
    const heard = await this.transcriber.transcribe(speech, signal);
    if (!heard) return [blocking('speech_missing', 'Nobody is heard speaking in this video.')];
    const { language } = job.storyboard;
    const wrong = groundText(heard.text, facts, language).filter(({ code }) => code === 'ungrounded_figure');
    const said = video.provenNow.figures.filter(({ where }) => where === 'voice').length;
    return wrong.map(({ figure }) => {
      const segment = heard.segments.find(({ text }) => text.includes(figure));
      const place = { atMs: segment?.fromMs ?? null };
      const message = `"${figure}" is heard in the video and is not in the data.`;
      // A listener mishears as well: of a video that says no figures one is only told.
      return said > 0 ? blocking('figure_spoken', message, place) : noted('figure_heard', message, place);
    });
  }
}
