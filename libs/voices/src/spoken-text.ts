/**
 * Removes what no voice should say: control and format characters, lone surrogates, emoji with their joiners,
 * and the signs that engines take for markup (`<`, `[[`, `\`).
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(
        /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{e0020}-\u{e007f}]|\u20e3/gu,
        ' ',
      )
      // ZWNJ and ZWJ spell Hindi conjuncts, so they stay between letters; other format characters go.
      .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
      .replace(/[<>[\]{}()\\|^`~_*#"“”„«»‹›「」『』【】]/gu, ' ')
      .replace(/[’‘ʼ]/gu, "'")
      .replace(/[−–](?=\d)/gu, '-')
  );
}

/** A written word as zero or more bare words: clean, without punctuation at either end. */
export function cleanWord(word: string): string[] {
  return cleanText(word)
    .split(/[\s—]+/u)
    .map((part) =>
      part.replace(/^(?!-\d)[^\p{L}\p{N}\p{M}$€£¥₹%@&+]+/u, '').replace(/(?!^&$)[^\p{L}\p{N}\p{M}%°$€£¥₹+]+$/u, ''),
    )
    .filter((part) => /[\p{L}\p{N}%&+@]/u.test(part));
}
