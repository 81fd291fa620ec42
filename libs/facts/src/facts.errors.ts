import { BadRequestError } from '@app/platform/errors';

/** A payload is larger or deeper than a video can be made from. */
export class FactLimitError extends BadRequestError {
  constructor(
    readonly limit: 'facts' | 'depth',
    readonly allowed: number,
  ) {
    const most = allowed.toLocaleString('en');
    super([
      {
        path: 'data',
        message: limit === 'facts' ? `holds more than ${most} facts` : `is nested deeper than ${most} levels`,
      },
    ]);
  }
}

/** A payload holds nothing that could be shown or said. */
export class NoFactsError extends BadRequestError {
  constructor() {
    super([{ path: 'data', message: 'holds no facts' }]);
  }
}

/** Declared fields that cannot be: an unknown unit, currency, role or kind, or a pattern that matches nothing. */
export class InvalidFieldsError extends BadRequestError {
  constructor(faults: ReadonlyArray<{ path: string; message: string }>) {
    super([...faults]);
  }
}
