import { join } from 'node:path';
import { FESTIVAL_LEXICON } from './festival.lexicon';
import { isYear } from './festival.words';
import type { Sentence } from './sentence';

/** The female American HTS voice of Debian's festvox-us-slt-hts. */
export const FESTIVAL_VOICE = 'cmu_us_slt_arctic_hts';

/** Speech rate of the engine at pace 1; the video wants about 160 words a minute with our rests. */
const BASE_RATE = 1.0;

/** A string literal of Scheme: backslash and quote are its only special characters; controls become spaces. */
export function schemeString(text: string): string {
  return `"${text.replace(/\p{Cc}/gu, ' ').replace(/[\\"]/gu, '\\$&')}"`;
}

const entry = ([word, syllables]: (typeof FESTIVAL_LEXICON)[number]): string =>
  `(lex.add.entry '(${schemeString(word)} nil (${syllables.map(([phones, stress]) => `((${phones}) ${stress})`).join(' ')})))`;

/** Each word becomes a Token item that knows its place, so that whatever Festival expands it to stays findable. */
const PRELUDE = `
(voice_${FESTIVAL_VOICE})
(define (factreel_token utt word punc pos place)
  (let ((item (utt.relation.append utt 'Token (list word (list (list 'name word) (list 'whitespace " ")
      (list 'prepunctuation "") (list 'punc punc) (list 'place place))))))
    (if (not (string-equal pos "")) (item.set_feat item 'token_pos pos))))
(define (factreel_report utt)
  (mapcar
    (lambda (token)
      (if (string-equal (item.name (item.relation token 'Token)) (item.name token))
        (mapcar
          (lambda (word)
            (if (item.relation.daughters word 'SylStructure)
              (format t "word %d %f %f\\n" (item.feat token 'place) (item.feat word 'word_start) (item.feat word 'word_end))))
          (item.relation.daughters token 'Token))))
    (factreel_roots (utt.relation.first utt 'Token))))
(define (factreel_roots token) (if token (cons token (factreel_roots (item.relation.next token 'Token))) nil))
(set! factreel_params hts_engine_params)
`;

function tokenPart(text: string): string {
  if (isYear(text)) return 'year';
  return /^\d{3}$/u.test(text) ? 'number' : '';
}

const PUNCTUATION = { none: '', comma: ',', clause: ',', stop: '.', trail: ',' } as const;
const ENDING = { statement: '.', question: '?', exclamation: '!' } as const;

/** A Scheme program that makes a new process of Festival ours: voice, words, and what a line's program calls. */
export function festivalPrelude(): string {
  return [PRELUDE, ...FESTIVAL_LEXICON.map(entry), ''].join('\n');
}

/** What a line's program prints when it has come to its end. */
export const FESTIVAL_DONE = 'done\n';

/** A Scheme program that speaks every sentence into `<index>.wav` of `folder` and prints the words' spans. */
export function festivalScript(sentences: Sentence[], pace: number, folder: string): string {
  const lines: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const rate = (BASE_RATE * pace * (sentence.tune?.rate ?? 1)).toFixed(3);
    lines.push(
      `(set! hts_engine_params (append factreel_params '(("-r" ${rate}))))`,
      '(set! utt (Utterance Tokens nil))',
      "(utt.relation.create utt 'Token)",
    );
    for (const [place, word] of sentence.words.entries()) {
      const isLast = place === sentence.words.length - 1;
      const punc = isLast ? ENDING[sentence.ending] : PUNCTUATION[word.rest];
      lines.push(`(factreel_token utt ${schemeString(word.text)} "${punc}" "${tokenPart(word.text)}" ${place})`);
    }
    lines.push(
      `(format t "sentence ${index}\\n")`,
      '(utt.synth utt)',
      '(factreel_report utt)',
      `(utt.save.wave utt ${schemeString(join(folder, `${index}.wav`))} 'riff)`,
    );
  }
  // A pipe is written block by block, unless told.
  lines.push('(format t "done\\n")', '(fflush nil)', '');
  return lines.join('\n');
}
