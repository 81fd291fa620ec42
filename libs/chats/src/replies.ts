import { usdOf } from '@app/billing';
import type { ChatChoice } from './chat-message.entity';

/** Quick replies. */
export const CHOICES = {
  help: choice('What can you do?'),
  weather: choice('A video of the weather in Lisbon', 'make a video about the weather in Lisbon'),
  pair: choice('A video of EUR/USD', 'make a video about EUR/USD'),
  price: choice('What does it cost?'),
  shorter: choice('Shorter'),
  spanish: choice('In Spanish'),
  otherStyle: choice('Breaking news style', 'use the breaking news style'),
  figures: choice('What figures are in it?'),
  undo: choice('Undo'),
  cancel: choice('Cancel'),
  confirm: choice('Yes, make it', 'yes'),
  decline: choice('No'),
  render: choice('Render it'),
} as const;

/** Suggestions for a first message. */
export const BEGINNINGS: ChatChoice[] = [CHOICES.weather, CHOICES.pair, CHOICES.price, CHOICES.help];
/** Suggestions about an existing video. */
export const NEXT_STEPS: ChatChoice[] = [CHOICES.shorter, CHOICES.spanish, CHOICES.otherStyle, CHOICES.figures];

export const HELP = paragraphs(
  'Give me facts and I make a narrated video of them. To begin:',
  '• paste JSON or a text, or send an address',
  '• name something to look up: "weather in Lisbon", "EUR/USD"',
  '• say how it shall be: "make a 45 second breaking news video from https://… in Spanish"',
  'To change the video that is open:',
  '• "shorter", "drop scene 2", "in German", "use the arcade style", "call it …"',
  '• "undo" brings the version before back, "cancel" stops what is being made',
  'To know more:',
  '• "what figures are in it?", "where does 4.2 % come from?", "how much does it cost?"',
);

/** Credits with their value, such as `490 credits ($4.90)`. */
export function creditsWords(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'} ($${usdOf(credits)})`;
}

/** Joins sentences to one text. */
export function sentences(...parts: Array<string | false | null | undefined>): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
}

/** Joins paragraphs, one per line; lines that begin with "• " are list items. */
export function paragraphs(...parts: Array<string | false | null | undefined>): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n');
}

/** A time in a video, such as `0:07`. */
export function momentOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function choice(label: string, text = label): ChatChoice {
  return { label, text };
}
