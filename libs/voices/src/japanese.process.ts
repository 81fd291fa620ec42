/** Entry of a process of its own: kuromoji's dictionary takes 200 MB while it is open. One request at a time. */
import { dirname, join } from 'node:path';
import type { JapaneseReply, JapaneseRequest } from './japanese/japanese.host';
import type { Morpheme } from './japanese/readings';

interface KuromojiToken {
  surface_form: string;
  /** From 1. */
  word_position: number;
  reading?: string;
  pronunciation?: string;
}

interface Kuromoji {
  builder(options: { dicPath: string }): {
    build(done: (error: Error | null, tokenizer: { tokenize(text: string): KuromojiToken[] }) => void): void;
  };
}

/** The package carries no types; a name in a variable keeps the compiler from looking for them. */
async function openTokenizer(): Promise<(text: string) => KuromojiToken[]> {
  const name: string = 'kuromoji';
  const { default: kuromoji } = (await import(name)) as { default: Kuromoji };
  const dicPath = join(dirname(require.resolve('kuromoji/package.json')), 'dict');
  return await new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => {
      if (error) reject(error);
      else resolve((text) => tokenizer.tokenize(text));
    });
  });
}

const opened = openTokenizer();
// Its failure is told with the first answer; until then it is nobody's.
opened.catch(() => undefined);

async function answer({ texts }: JapaneseRequest): Promise<JapaneseReply> {
  const tokenize = await opened;
  return {
    ok: true,
    lines: texts.map((text) =>
      tokenize(text).map(({ surface_form: surface, word_position: position, pronunciation, reading }): Morpheme => ({
        at: position - 1,
        surface,
        said: pronunciation ?? reading,
      })),
    ),
  };
}

process.on('message', (request: JapaneseRequest) => {
  answer(request).then(
    (reply) => process.send?.(reply),
    (cause: unknown) => process.send?.({ ok: false, message: String(cause) } satisfies JapaneseReply),
  );
});
process.on('disconnect', () => process.exit(0));
