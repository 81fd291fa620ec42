import type { TokenCount } from './model-usage';

/** Whose work an answer is for. */
export interface AnswerOwner {
  accountId: string;
  videoId: string;
}

/** An answer as a provider gave it. */
export interface GivenAnswer extends TokenCount {
  text: string;
}

/** An answer that was kept, with the video that it was given for. */
export interface KeptAnswer extends GivenAnswer {
  videoId: string;
}

/**
 * Port: answers of models by the hash of all that was asked. A worker that takes over from a killed one finds what was
 * answered already, so that nobody pays for it twice.
 */
export interface KeptAnswers {
  find(hash: string, owner: AnswerOwner): Promise<KeptAnswer | null>;
  /** The first answer to a hash stays. */
  keep(hash: string, owner: AnswerOwner, answer: GivenAnswer): Promise<void>;
}
