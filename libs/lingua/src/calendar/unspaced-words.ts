import type { LanguageCode } from '../language-code';
import { foldWord } from '../fold-word';
import { PERIOD_LANGUAGES } from './period-languages';
import { PHRASE_LISTS, phrasesOf } from './period-table';
import { listed, phraseWays } from './phrase-text';

/** Languages that write words without spaces between them, Korean in names at least. */
const UNSPACED: readonly LanguageCode[] = ['ja', 'ko', 'zh'];
const LABELS = ['年', '月', '日', '号', '時', '分', '秒', '点', '년', '월', '일', '시', '분'];

/** Words of time in Chinese, Japanese and Korean, by which a compound is split. */
export interface UnspacedWords {
  /** Whole words of two letters or more: 前年, 전년대비, 上年同期. */
  readonly words: ReadonlySet<string>;
  /** Words that only begin or end like one of those: 年齢, 日本. */
  readonly others: ReadonlySet<string>;
  /** What stands behind a number: 年, か月, 분기. */
  readonly counters: ReadonlySet<string>;
  /** What may stand behind such a counter: 前 of 3年前. */
  readonly endings: ReadonlySet<string>;
}

let found: UnspacedWords | null = null;

/** The words, gathered from the languages' phrases when they are first asked for. */
export function unspacedWords(): UnspacedWords {
  found ??= gather();
  return found;
}

function gather(): UnspacedWords {
  const words = new Set<string>();
  const endings = new Set<string>();
  const others = new Set<string>();
  const counters = new Set<string>(LABELS);
  for (const language of UNSPACED) {
    const { units, calendar, never, ...lists } = PERIOD_LANGUAGES[language];
    for (const name of Object.values(units).flatMap(listed)) counters.add(foldWord(name));
    for (const list of [calendar.week, calendar.quarter, calendar.half, calendar.fiscalYear, calendar.season])
      for (const name of listed(list)) counters.add(foldWord(name));
    for (const way of phraseWays(never)) if (way.words[0] && way.words.length === 1) others.add(way.words[0]);
    for (const { words: pieces } of PHRASE_LISTS.flatMap((kind) => phrasesOf(lists[kind]).flatMap((row) => row.ways)))
      for (const [place, piece] of pieces.entries()) {
        if (piece.startsWith('{')) continue;
        if (piece.length > 1) words.add(piece);
        if (pieces[place - 1] === '{unit}') endings.add(piece);
      }
  }
  return { words, others, counters, endings };
}
