/** Why a source could not be read. */
export type UnreadableReason = 'unsupported' | 'broken' | 'too_complex' | 'empty' | 'unreachable';

/** What a reader throws inside its process, which loads nothing of the service; the caller sees an `UnreadableSourceError`. */
export class ReadFault extends Error {
  constructor(
    readonly reason: UnreadableReason,
    message: string,
  ) {
    super(message);
  }
}
