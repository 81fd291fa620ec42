import type { DomainError } from '../errors/domain.error';

/** A function that a process of its own runs as well: what it takes and answers are plain data. */
export interface WorkTask<Input, Answer> {
  /** The `__filename` of the module that exports it under its name. */
  file: string;
  name: string;
  run: (input: Input) => Answer | Promise<Answer>;
}

/** What a process is asked. */
export interface WorkRequest {
  file: string;
  name: string;
  input: unknown;
}

/** What it answers: a domain error as its published parts, any other as its stack for the log. */
export type WorkReply =
  | { answer: unknown }
  | { refused: Pick<DomainError, 'kind' | 'error' | 'message' | 'details' | 'name'> }
  | { failed: string };
