/**
 * One server-sent event, as the HTML standard frames it; `data` is written as JSON, which has no line ends of its own. A
 * reader that comes again sends the `id`, one line, as `Last-Event-ID`.
 */
export function sentEvent(event: string, data: unknown, id?: string): string {
  const named = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`;
}

/** Tells browsers how long to wait before they come again, ms. */
export function sentRetry(afterMs: number): string {
  return `retry: ${afterMs}\n\n`;
}

/** Where a reader stands that has been told no event yet: browsers keep the id and raise nothing. */
export function sentPosition(id: string): string {
  return `id: ${id}\n\n`;
}

/** A comment: readers pass over it, and proxies see that the connection lives. */
export function sentComment(text: string): string {
  return `: ${text}\n\n`;
}
