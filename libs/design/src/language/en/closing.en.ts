import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { EndIdea, SourceIdea, TextsIdea } from '../../composer/idea';
import type { Wording } from '../../composer/wording';
import { humanName, isFragment, isPlain, lowerFirst } from '../references';
import { isOrAre, labelText, listed, theLabel } from './grammar.en';
import { smallNumber } from './number.en';
import { ways } from '../ways';

/** Who says so, and when. */
export function sourceWordings(idea: SourceIdea): Wording[] {
  const who = idea.source ? refer(idea.source.key) : '';
  const when = idea.asOf ? refer(idea.asOf.key, 'bare') : '';
  const ends = /s$/i.test(String(idea.source?.value ?? ''));
  const the = /^the /i.test(String(idea.source?.value ?? ''));
  return ways({
    any: [
      !ends && !the && `That's ${who}'s reading${when ? ` on ${when}` : ''}.`,
      `So says ${who}${when ? `, on ${when}` : ''}.`,
      `The figures are from ${who}.`,
      `Who counted? ${who}.`,
    ],
    desk: [`Data by ${who}.`],
    anchor: [`Those figures come from ${who}${when ? `, as of ${when}` : ''}.`, `That is by the count of ${who}.`],
  });
}

/** Words of the payload, said as given. */
export function textWordings(idea: TextsIdea): Wording[] {
  const [first, ...rest] = idea.facts;
  if (!first) return [];
  const words = refer(first.key);
  if (rest.length === 0) {
    if (first.kind === 'text' || idea.note) {
      const text = /[.!?…]$/.test(String(first.value)) ? words : `${words}.`;
      return ways({ any: [isFragment(first) ? `${labelText(first)}: ${text}` : text] });
    }
    if (idea.label !== '') return ways({ any: [`And ${words}.`, `${words}, too.`, `Last, ${words}.`] });
    return ways({
      any: [
        `${upperFirst(theLabel(first))} ${isOrAre(first)} ${words}.`,
        `${labelText(first)}: ${words}.`,
        `${upperFirst(theLabel(first))}? ${words}.`,
      ],
    });
  }
  const list = listed(idea.facts.slice(0, 3).map((fact) => refer(fact.key)));
  const label = isPlain(idea.label) ? humanName(idea.label) : '';
  if (idea.again)
    return ways({ any: [`Then ${list}.`, `After them, ${list}.`, `Also ${list}.`, `Further on, ${list}.`] });
  const whole = idea.of === idea.facts.length;
  const many = smallNumber(Math.min(idea.of, 99));
  if (label === '') return ways({ any: [`${list}.`, `Here: ${list}.`, `In order: ${list}.`] });
  return ways({
    any: [
      whole ? `${label}: ${list}.` : `First of the ${lowerFirst(label)}: ${list}.`,
      whole && `The ${lowerFirst(label)} are ${list}.`,
      `Among the ${lowerFirst(label)}: ${list}.`,
      whole && `${upperFirst(many)} ${lowerFirst(label)}: ${list}.`,
      `Which ${lowerFirst(label)}? ${list}.`,
    ],
  });
}

/** The call to action, word for word. */
export function endWordings(idea: EndIdea): Wording[] {
  return ways({ any: [idea.cta] });
}
