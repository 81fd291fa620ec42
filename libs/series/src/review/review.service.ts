import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { languageModelOf, MODEL_CONFIG, type ModelSettings } from '@app/design';
import { Slots } from '@app/platform';
import { FFMPEG_CONFIG, MediaProcess, Transcriber } from '@app/sources';
import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';
import { blocking, noted } from './findings';
import { gatherEvidence } from './gather-evidence';
import { LoadVideoService, type ReviewOrder } from './load-video.service';
import { ModelReviewer } from './model.reviewer';
import type { Reviewer } from './reviewer';
import { RuleReviewer } from './rule.reviewer';
import { TranscriptReviewer } from './transcript.reviewer';

/** For one video, ms; a 90 s video takes a fifth of it on two processors. */
const LIMIT_MS = 120_000;
/** At a time in one process: a video that is laid out and its pictures take some hundred megabytes. */
const AT_ONCE = 1;

/** What a review came to: a video passes with notes, and with no finding that blocks it. */
export interface Review {
  passed: boolean;
  findings: EpisodeFinding[];
}

/** A reviewer that depends on somebody else's service, and what an owner is told when that fails. */
interface GuestReviewer {
  reviewer: Reviewer;
  failed: EpisodeFinding;
}

/** Reviews renders before they are posted. */
@Injectable()
export class ReviewService {
  private readonly logger = new Logger(ReviewService.name);
  private readonly slots = new Slots(AT_ONCE);
  private readonly rules: Reviewer = new RuleReviewer();
  private readonly guests: GuestReviewer[];

  constructor(
    @Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined,
    @Inject(MODEL_CONFIG.token) model: ModelSettings | undefined,
    private readonly videos: LoadVideoService,
    private readonly media: MediaProcess,
    @Optional() transcriber?: Transcriber,
  ) {
    this.guests = [
      ...(transcriber ? [{ reviewer: new TranscriptReviewer(transcriber, media), failed: NOT_HEARD }] : []),
      ...(model ? [{ reviewer: new ModelReviewer(languageModelOf(model)), failed: NOT_READ }] : []),
    ];
  }

  /**
   * Changes nothing, and answers the same for the same render however often it is asked. A review that takes longer than
   * two minutes is a finding that blocks. Throws `NotFoundError`, `ConflictError` for a version without a render, and the
   * signal's reason.
   */
  async review(order: ReviewOrder, signal: AbortSignal): Promise<Review> {
    return await this.slots.run(() => this.withinLimit(order, signal), signal);
  }

  private async withinLimit(order: ReviewOrder, signal: AbortSignal): Promise<Review> {
    const limit = AbortSignal.timeout(LIMIT_MS);
    const folder = await mkdtemp(join(tmpdir(), 'factreel-review-'));
    try {
      const both = AbortSignal.any([signal, limit]);
      const video = await this.videos.load(order, folder);
      const { ffmpegPath } = this;
      const evidence = await gatherEvidence(video, { media: this.media, ffmpegPath, folder, signal: both });
      return verdictOf([...(await this.rules.review(evidence, both)), ...(await this.askGuests(evidence, both))]);
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) return verdictOf([UNFINISHED]);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A service that fails costs a video nothing but its opinion. */
  private async askGuests(video: VideoEvidence, signal: AbortSignal): Promise<EpisodeFinding[]> {
    const found: EpisodeFinding[] = [];
    for (const { reviewer, failed } of this.guests) {
      try {
        found.push(...(await reviewer.review(video, signal)));
      } catch (error) {
        signal.throwIfAborted();
        this.logger.warn({ err: error }, failed.message);
        found.push(failed);
      }
    }
    return found;
  }
}

const UNFINISHED = blocking('review_unfinished', 'The review of this video took too long and was stopped.');
const NOT_HEARD = noted(
  'transcriber_unavailable',
  'What is said in this video could not be written down for the review.',
);
const NOT_READ = noted('model_unavailable', 'The language model could not be asked about this video.');

/** What several reviewers found, told once each. */
function verdictOf(findings: readonly EpisodeFinding[]): Review {
  const told = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  return { passed: told.every(({ severity }) => severity === 'note'), findings: told };
}
