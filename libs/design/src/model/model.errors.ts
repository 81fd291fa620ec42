import { CodedError } from '@app/platform';
import type { ModelUsage } from './model-usage';

/** Code of a design that a model did not bring about. */
export type ModelErrorCode = 'design_failed';

/** Base of what can go wrong with a model. `why` is a plain clause without secrets, for the owner's warning. */
export abstract class ModelDesignError extends CodedError<ModelErrorCode> {
  /** What was used up to then. */
  usage?: ModelUsage;

  protected constructor(
    readonly why: string,
    message: string,
    options?: { cause?: unknown },
  ) {
    super('internal', 'design_failed', message);
    this.cause = options?.cause;
  }
}

/** All calls together took longer than the designer may (docs/specification.md 7, rule 2; section 8). */
export class DesignTimeoutError extends ModelDesignError {
  constructor(seconds: number) {
    super(
      `the model took longer than ${seconds} seconds`,
      'Video creation failed (The operation was aborted due to timeout)',
    );
  }
}

/** The model's last answer still held something that may not be shown. `faults` are for the log. */
export class ModelAnswerError extends ModelDesignError {
  constructor(readonly faults: readonly string[]) {
    super(
      'the model did not write a video that holds to the data',
      'Video creation failed (The model did not write a video that holds to the data)',
    );
  }
}

/** The provider could not be reached or refused the call. */
export class ModelUnavailableError extends ModelDesignError {
  constructor(status: number | null, cause: string) {
    const what =
      status === null
        ? 'could not be reached'
        : status < 400
          ? 'answered something that cannot be read'
          : `answered with status ${status}`;
    super(`the model's provider ${what}`, `Video creation failed (The model's provider ${what})`, { cause });
  }
}

/** The next call could pass what one video may cost. */
export class ModelBudgetError extends ModelDesignError {
  constructor() {
    super(
      'the budget of a video does not hold what the model needs',
      'Video creation failed (The budget of a video does not hold what the model needs)',
    );
  }
}
