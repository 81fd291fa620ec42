/** A payload is larger or deeper than a film can be made from (specification 8). */
export class FactLimitError extends Error {
  readonly code = 'fact_limit_exceeded';

  constructor(
    readonly limit: 'facts' | 'depth',
    readonly allowed: number,
  ) {
    super(
      limit === 'facts' ? `data: holds more than ${allowed} facts` : `data: is nested deeper than ${allowed} levels`,
    );
    this.name = 'FactLimitError';
  }
}

/** A payload holds nothing that could be shown or said. */
export class NoFactsError extends Error {
  readonly code = 'no_facts';

  constructor() {
    super('data: holds no facts');
    this.name = 'NoFactsError';
  }
}
