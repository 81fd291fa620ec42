import { IANAZone } from 'luxon';
import { BadRequestError } from '@app/platform';

/** Whether it is a zone of the IANA database; fixed offsets such as `+02:00` are none, they know no summer. */
export function isTimeZone(name: string): boolean {
  return /^[a-z]/i.test(name) && IANAZone.isValidZone(name);
}

/** Throws `BadRequestError` where there is no such zone; `path` is what the request calls it. */
export function checkTimeZone(name: string, path = 'tz'): void {
  if (isTimeZone(name)) return;
  throw new BadRequestError([{ path, message: 'is no IANA time zone, such as UTC or Europe/Berlin' }]);
}
