/** An answer is longer than anybody needs; reading it whole could fill the memory. */
class AnswerTooLongError extends Error {
  constructor(bytes: number) {
    super(`The answer is longer than ${bytes} bytes`);
  }
}

/** A `fetch` whose body breaks off with `AnswerTooLongError` after so many bytes. */
export function boundedFetch(mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostBytes) controller.error(new AnswerTooLongError(mostBytes));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
