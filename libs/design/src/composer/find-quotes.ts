import type { Fact } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { Story } from './story';

const QUOTE = /^(quote|testimonial|review|statement)$/;
const QUOTES = /^(quotes|testimonials|reviews|statements|quote|testimonial|review|statement)$/i;
const WORDS = /^(text|words|quote|comment|body|says|said)$/;
const BY = /^(by|author|name|speaker|customer|person|who|guest|reader)$/;
const ROLE = /^(role|title|position|job|company|organisation|organization)$/;
/** Shorter is no sentence, longer is not heard out. */
const LEAST_LETTERS = 12;
const MOST_LETTERS = 110;
const MOST_QUOTES = 2;

/** Somebody's words with who said them: `quote: {text, by, role}`, rows of reviews, or `quote` beside `quoteBy`. */
export function addQuotes(story: Story, sink: IdeaSink): void {
  const quotes = story.pack.facts.filter((fact) => isQuote(fact));
  quotes.slice(0, MOST_QUOTES).forEach((fact, index) => {
    const beside = story.pack.facts.filter((other) => other !== fact && ownerOf(other) === ownerOf(fact));
    const near = (names: RegExp): Fact | null =>
      beside.find((other) => ['name', 'text', 'handle'].includes(other.kind) && names.test(nameWithin(other, fact))) ??
      null;
    const by = near(BY);
    const role = by ? near(ROLE) : null;
    const told = [fact, by, role].filter((one) => one !== null);
    sink.push({ kind: 'quote', fact, by, role }, SLOT.named + 2 + index * 8, index === 0 ? 63 : 30, told);
  });
}

function isQuote(fact: Fact): boolean {
  const text = String(fact.value);
  if (!['text', 'name'].includes(fact.kind) || /\{\{|\}\}/.test(text)) return false;
  if (text.length < LEAST_LETTERS || text.length > MOST_LETTERS || !/\s/.test(text)) return false;
  const parent = fact.path.findLast((part, at) => at < fact.path.length - 1 && !/^\d+$/.test(part)) ?? '';
  return QUOTE.test(fact.words.join()) || (QUOTES.test(parent) && WORDS.test(fact.words.join()));
}

/** At the top of a payload only names that belong to the quote count: `quoteBy`, not the video's own `title`. */
function nameWithin(other: Fact, quote: Fact): string {
  const stem = quote.words[0] ?? '';
  if (quote.path.length > 1) return other.words.join(' ');
  return other.words[0] === stem ? other.words.slice(1).join(' ') : '';
}

function ownerOf(fact: Fact): string {
  return fact.key.slice(0, Math.max(0, fact.key.lastIndexOf('/')));
}
