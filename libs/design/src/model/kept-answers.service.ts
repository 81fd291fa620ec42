import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import type { AnswerOwner, GivenAnswer, KeptAnswer, KeptAnswers } from './kept-answers';

const DAY_MS = 86_400_000;
/** Of one account, the newest; a video takes seven at most. */
const MOST_ANSWERS = 200;
/** A longer one is asked for again. */
const LONGEST = 200_000;
const BATCH = 500;

const FIND = `
  SELECT answer AS text, video_id AS "videoId", input_tokens AS "inputTokens", output_tokens AS "outputTokens"
    FROM model_answers WHERE account_id = ? AND hash = ? AND created_at > ?`;
const KEEP = `
  INSERT INTO model_answers (account_id, hash, video_id, answer, input_tokens, output_tokens, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id, hash) DO UPDATE SET video_id = excluded.video_id, answer = excluded.answer,
    input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens, created_at = excluded.created_at
  WHERE model_answers.created_at <= ?`;
const TRIM = `
  DELETE FROM model_answers WHERE account_id = ? AND hash IN (
    SELECT hash FROM model_answers WHERE account_id = ? ORDER BY created_at DESC, hash OFFSET ?)`;
const FORGET = `
  DELETE FROM model_answers WHERE (account_id, hash) IN (
    SELECT account_id, hash FROM model_answers WHERE created_at <= ? LIMIT ?)`;

/** Answers of models in the database: for a day, and so many for each account. */
@Injectable()
export class KeptAnswersService implements KeptAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(hash: string, { accountId }: AnswerOwner): Promise<KeptAnswer | null> {
    const values = [accountId, hash, this.dayAgo()];
    const [row] = await this.database.read().execute<KeptAnswer[]>(FIND, values);
    return row ?? null;
  }

  async keep(hash: string, { accountId, videoId }: AnswerOwner, answer: GivenAnswer): Promise<void> {
    const { text, inputTokens, outputTokens } = answer;
    // PostgreSQL takes no zero characters in a text.
    if (text.length > LONGEST || text.includes('\u0000')) return;
    const tokens = [Math.round(inputTokens), Math.round(outputTokens)];
    const values = [accountId, hash, videoId, text, ...tokens, this.clock.real(), this.dayAgo()];
    await this.database.transaction(async (em) => {
      await em.execute(KEEP, values);
      await em.execute(TRIM, [accountId, accountId, MOST_ANSWERS]);
      await em.execute(FORGET, [this.dayAgo(), BATCH]);
    });
  }

  private dayAgo(): Date {
    return new Date(this.clock.real().getTime() - DAY_MS);
  }
}
