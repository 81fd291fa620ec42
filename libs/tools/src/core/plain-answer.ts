/** Most that an answer takes as JSON, in letters: plans bring pictures along. */
const LONGEST = 8 * 1024 * 1024;

/**
 * A tool's answer as JSON alone, so that what cannot be sent is the call's failure, before it is paid, and nothing that the
 * tool still holds can change it. Throws `TypeError` for what is no JSON object, `RangeError` for one of over 8 MB.
 */
export function plainAnswer(result: unknown): object {
  const text = JSON.stringify(result) as string | undefined;
  if (text === undefined || !text.startsWith('{')) throw new TypeError('the answer is no object');
  if (text.length > LONGEST) throw new RangeError(`the answer has ${text.length} letters; ${LONGEST} are allowed`);
  return JSON.parse(text) as object;
}
