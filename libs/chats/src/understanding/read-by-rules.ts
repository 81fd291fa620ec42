import { readVideoWish } from '@app/design';
import type { Intent, ReadingContext } from './intent';
import { readMake, readOptions } from './make-words';
import { readFigure } from './read-figure';
import { translateWords } from './translate-words';

const POLITE =
  /^(?:(?:please|now|ok(?:ay)?|so|and|then|just|hey|hi|hello|well)[,!]?\s+)+|\s*(?:,?\s*(?:please|thanks|thank you))?[\s.!?]*$/giu;
const FINAL = '[\\s.!?]*$';

const HELP = only(
  'help(?: me)?|(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| you| everyone)?|what can (?:you|i|it|this) (?:do|ask|say|make)(?: here| for me)?|how does (?:this|it) work|what (?:is|are) (?:this|you)|commands|who are you',
);
const THANKS = only(
  '(?:(?:great|perfect|nice|cool|awesome|ok|okay|good|wonderful)[,!]? )?(?:thanks?|thank you|thx|great|perfect|nice|cool|awesome|ok(?:ay)?|got it|good(?: job)?|(?:i )?love it|(?:i )?like it|wonderful|well done|(?:many )?thanks(?: a lot)?|(?:thanks?|thank you)(?: so| very)?(?: much| a lot)?)',
);
const CANCEL = only(
  '(?:cancel|stop|abort|never ?mind)(?: (?:it|that|this|all|everything|now|please|making|rendering|working|work|on|the|video|film|edit|render))*',
);
const UNDO = only(
  '(?:can you |could you )?(?:undo|revert|roll ?back|take (?:that|it) back|go back|restore|back)(?: (?:that|it|this|to|the|my|last|previous|prior|first|change|changes|edit|version|one|step|before|a|please|v?(?<version>\\d{1,6})))*',
);
const RENDER = only(
  '(?:can you )?(?:re-?)?(?:render|export|finish)(?: (?:it|the|this|that|video|film|again|now|please|once|more))*',
);
const STATUS =
  /^(?:is|are|was) (?:it|this|that|the (?:video|film)|my (?:video|film)|we) (?:all |already |now )?(?:done|ready|finished|rendered|complete)|^(?:what(?:'s| is) the )?(?:status|progress)\b|^how far\b|^how long (?:will|does|until|till)|^when (?:is|will|can)\b.*(?:ready|done|finished|see)|^where is (?:it|my (?:video|film)|the (?:video|film))/iu;
const PRICE =
  /^(?:and )?how (?:much|many credits)\b.*\b(?:cost|costs|charge|is it|is that|is this|for (?:a|an|this|that|it)|need|take|be)\b|\bwhat(?:'s| is| does| do| will| would)\b.*\b(?:costs?|charge)\b|^(?:what(?:'s| is) )?(?:the |your )?(?:prices?|costs?|pricing)(?: of (?:it|this|that|an? (?:video|film|edit)))?$|^how much$/iu;
const ASKS_SOURCE =
  /\b(?:where|source|origin|comes? from|came from|from where|why|how do you know|right|correct|true|wrong|explain|prove|proof|check|verify|mean|means|what (?:is|does|'s)|what's)\b/iu;
const FIGURES =
  /\b(?:which|what|list|show|tell|all|see)\b.*\b(?:figures?|numbers?|facts?|stats|statistics|proof)\b|^(?:the )?(?:figures|numbers|facts|proof|sources?)$|\bwhere (?:do|did|are)\b.*\b(?:figures?|numbers?|facts?|data)\b.*\bfrom\b/iu;
const COINS = 'bitcoin|btc|ethereum|eth|ether|solana|xrp|ripple|dogecoin|cardano|polkadot|chainlink|litecoin';
const LOOK = new RegExp(
  `^(?:(?:what(?:'s| is)|show(?: me)?|how(?:'s| is)) )?(?:the )?(?:(?:current|latest|today's) )?(?:[a-z]{3} ?/ ?[a-z]{3}(?: rate)?|(?:weather|forecast)(?: (?:in|for|at|of) .{2,60})?|.{2,40} weather|(?:price of |stock price of )?(?:${COINS})(?: price)?|.{1,40} (?:stock|share|shares|stock price)|top (?:\\d+ )?(?:crypto|cryptos|coins|cryptocurrencies)|(?:top )?(?:stock )?gainers|tech news|.{2,20} yields?|.{2,40} card)$`,
  'iu',
);
const TICKER = /^\$?[A-Z]{2,5}(?:\.[A-Z]{1,2})?$/u;
/** Instructions are short; the rest is not read. */
const LONGEST = 500;
const QUESTION = /^(?:what|why|who|whose|when|where|which|how|is|are|was|does|do|did|am|should)\b/iu;
/** A request in the form of a question; questions about abilities use the same words. */
const REQUEST =
  /^(?:please[,\s]+)?(?:can|could|would|will) (?:you|we|it)(?! (?:also )?(?:speak|talk|understand|know|work|support|handle))\b|^¿?\s*(?:puedes|podr[ií]as|kannst du|könn(?:en|ten) sie|könntest du|peux-tu|pouvez-vous|pourri?ez-vous|(?:você )?pode(?:ria)?|puoi|potresti|bisa)(?!\p{L})|できますか|くれますか|もらえますか|수 있|줄래|能不能|可以.*吗|सकते|सकती|هل يمكنك/iu;
const LOOKS_LIKE_WORDS = /\p{L}/u;

/** Reads messages in the thirteen languages by rules; English is read best. */
export function readByRules(said: string, { hasVideo, hasMaterial }: ReadingContext): Intent {
  // Runs of spaces would make the patterns backtrack.
  const plain = translateWords(said.slice(0, LONGEST)).replace(/\s{2,}/gu, ' ');
  const whole = plain.replace(/’/gu, "'").trim();
  const words = whole.replace(POLITE, '').trim();
  // A message that is only polite.
  if (HELP.test(words) || HELP.test(whole)) return { kind: 'help' };
  if (THANKS.test(whole)) return { kind: 'thanks' };
  if (CANCEL.test(words)) return { kind: 'cancel' };
  const undone = UNDO.exec(words);
  if (undone) return undoOf(undone);
  if (RENDER.test(words)) return { kind: 'render' };
  if (STATUS.test(words)) return { kind: 'status' };
  if (PRICE.test(words)) return priceOf(words);
  const wish = readMake(words);
  if (wish) return { kind: 'make', wish };
  if (hasMaterial) return { kind: 'make', wish: readOptions('', words) };
  const figure = hasVideo && ASKS_SOURCE.test(words) ? readFigure(words) : null;
  if (figure !== null) return { kind: 'source', figure };
  if (FIGURES.test(words)) return { kind: 'figures' };
  if (LOOK.test(words) || TICKER.test(words)) return { kind: 'look', query: words };
  if (!hasVideo || !LOOKS_LIKE_WORDS.test(words)) return { kind: 'unclear' };
  if (QUESTION.test(words)) return { kind: 'question' };
  if (/[?？؟]\s*$/u.test(said) && !REQUEST.test(whole) && !REQUEST.test(said)) return { kind: 'question' };
  return { kind: 'edit', notes: words };
}

function undoOf({ groups }: RegExpExecArray): Intent {
  const version = groups?.['version'];
  return version === undefined ? { kind: 'undo' } : { kind: 'undo', version: Number(version) };
}

function priceOf(words: string): Intent {
  const { targetSeconds } = readVideoWish(words).wish;
  return { kind: 'price', ...(targetSeconds === undefined ? {} : { targetSeconds }) };
}

function only(source: string): RegExp {
  return new RegExp(`^(?:${source})${FINAL}`, 'iu');
}
