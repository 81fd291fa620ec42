import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { Moment, MomentIdea, QuoteIdea, TimelineIdea } from '../../composer/idea-charts';
import type { LineContext, Wording } from '../../composer/wording';
import { atTime } from './grammar.en';
import { ways } from '../ways';

/** What a moment is called in a sentence; sides that meet stand against each other. */
function said({ what }: Moment): string {
  return what.map((fact) => refer(fact.key)).join(' against ');
}

/** The stop after a text, unless it brings its own. */
function stop({ what }: Moment): string {
  return /[.!?…]$/.test(String(what.at(-1)?.value ?? '')) ? '' : '.';
}

function timeOf({ when, dated }: Moment, context: LineContext): string {
  const today = String(context.story.byKey.get(context.story.pack.asOf ?? '')?.value ?? '');
  const now = today.slice(0, 4) === String(when.value).slice(0, 4);
  if (dated && !now && (when.form === 'day' || when.form === 'time')) return `on ${refer(when.key)}`;
  return atTime({ key: when.key, form: 'full' }, context.story);
}

/** The moment that is next, or the latest. */
export function timelineWordings(idea: TimelineIdea, context: LineContext): Wording[] {
  const lit = idea.moments[idea.highlight];
  if (!lit) return [];
  const text = `${said(lit)}${stop(lit)}`;
  const when = timeOf(lit, context);
  const opening = upperFirst(when);
  if (idea.ahead)
    return ways({
      any: [
        `Next, ${when}: ${text}`,
        `${opening}, next: ${text}`,
        `Still to come, ${when}: ${text}`,
        `What comes next? ${opening}: ${text}`,
      ],
      poster: [`Next: ${text}`, `${opening}. ${text}`],
      desk: [`Next up ${when}: ${text}`, `On the calendar ${when}, ${text}`],
      anchor: [`Next on the calendar, ${when}: ${text}`, `Coming up ${when}: ${text}`],
      loud: [`Up next, ${when}: ${text}`, `Next stop, ${when}! ${text}`],
      calm: [`And then, ${when}, ${text}`, `${opening}, then: ${text}`],
    });
  return ways({
    any: [
      `The latest, ${when}: ${text}`,
      `Most recent: ${text}`,
      `${opening}, the latest: ${text}`,
      `What came last? ${opening}: ${text}`,
    ],
    poster: [`${opening}. ${text}`],
    desk: [`Last entry ${when}: ${text}`],
    anchor: [`Most recently, ${when}: ${text}`],
    loud: [`Latest of all, ${when}! ${text}`],
    calm: [`At last, ${when}: ${text}`],
  });
}

/** A moment by itself: the first of all, or one that follows. */
export function momentWordings({ moment, place }: MomentIdea, context: LineContext): Wording[] {
  const text = `${said(moment)}${stop(moment)}`;
  const when = timeOf(moment, context);
  const opening = upperFirst(when);
  if (place === 'first')
    return ways({
      any: [`First, ${when}: ${text}`, `The start, ${when}: ${text}`, `The list opens ${when}: ${text}`],
      poster: [`First: ${text}`],
      desk: [`First entry ${when}: ${text}`],
      anchor: [`First came this, ${when}: ${text}`],
      loud: [`First up, ${when}: ${text}`],
      calm: [`At the start, ${when}: ${text}`],
    });
  return ways({
    any: [`Then, ${when}: ${text}`, `After that, ${when}: ${text}`, `${opening} follows: ${text}`],
    poster: [`Then: ${text}`],
    desk: [`After that: ${text}`],
    anchor: [`It goes on ${when}: ${text}`, `Later, ${when}: ${text}`],
    loud: [`And then, ${when}: ${text}`],
    calm: [`Later: ${text}`, `Later still, ${when}: ${text}`],
  });
}

/** Somebody's words as they are, with who said them where that is short; the picture names the speaker in any case. */
export function quoteWordings({ fact, by }: QuoteIdea): Wording[] {
  const words = `${refer(fact.key)}${/[.!?…]["”’]?$/.test(String(fact.value)) ? '' : '.'}`;
  if (!by) return ways({ any: [words, `In their words: ${words}`, `As it was put: ${words}`] });
  const who = refer(by.key);
  return ways({
    any: [words, `${who}: ${words}`, `${who} says: ${words}`, `In the words of ${who}: ${words}`],
    anchor: [`${who} puts it this way: ${words}`],
    desk: [`Word from ${who}: ${words}`],
    loud: [`Hear ${who}: ${words}`],
    calm: [`${who} said this: ${words}`],
  });
}
