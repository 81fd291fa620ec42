/** One server-sent event, as the HTML standard frames it; `data` is written as JSON, which has no line ends of its own. */
export function sentEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment: readers pass over it, and proxies see that the connection lives. */
export function sentComment(text: string): string {
  return `: ${text}\n\n`;
}
