/** The JSON that a text or the body of an answer holds; null where it holds none. */
export function jsonOf(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}
