import { refer } from '@app/picture';
import { type FactName, upperFirst } from '@app/facts';
import type { LeadIdea } from '../../composer/idea';
import type { Story } from '../../composer/story';
import type { LineContext, Wording } from '../../composer/wording';
import { LOWER } from '../../figures/figure-table';
import { namedShort, periodNoun } from '../references';
import { atTime } from './grammar.en';
import { ways } from '../ways';

/** Weather opens on the temperature, the place and the sky. */
export function weatherLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { story } = context;
  const place = story.subject.place ?? story.subject.main;
  const where = place ? ` in ${refer(place.key)}` : '';
  const { and, alone } = skyOf(story);
  const value = refer(idea.fact.key);
  if (!place) {
    return ways({
      any: [`${value} right now${and}.`, `It is ${value} at this hour${and}.`, `Right now, ${value}${and}.`],
      poster: [`${value}. Right now.${alone}`, `Right now: ${value}.${alone}`],
      desk: [`Now ${value}.${alone}`, `Last reading, ${value}.${alone}`],
      anchor: [`The temperature stands at ${value}${and}.`, `At this hour, ${value}${and}.`],
    });
  }
  const name = refer(place.key);
  return ways({
    any: [`${value}${where}${and}.`, `It is ${value}${where}${and}.`],
    poster: [
      `${name}. ${value}.${alone}`,
      `${value}. ${name}.${alone}`,
      `${value}. That's ${name} right now.`,
      `${value}${where}.${alone}`,
      `${name}: ${value}${and}.`,
    ],
    desk: [
      `${name}, ${value}.${alone}`,
      `${name} reads ${value}${and}.`,
      `${value} at ${name} now.${alone}`,
      `${name} at ${value}.${alone}`,
      `Now${where}: ${value}${and}.`,
    ],
    anchor: [
      `${value}${where} at this hour${and}.`,
      `At this hour${where}, ${value}${and}.`,
      `${name} reports ${value}${and}.`,
      `The temperature${where} is ${value}.${alone}`,
      `In ${name} it is ${value}${and}.`,
    ],
  });
}

/** The present sky, joined to a temperature and as a sentence of its own; empty where the payload has none. */
function skyOf(story: Story): { and: string; alone: string } {
  const sky = story.pack.facts.find(
    (fact) => fact.kind === 'name' && fact.words.includes('condition') && !/\/\d+\//.test(fact.key),
  );
  return { and: sky ? `, and ${refer(sky.key + LOWER)}` : '', alone: sky ? ` ${refer(sky.key)}.` : '' };
}

/** Weather that opens on one of its days: the warmest, or the one that was asked for. */
export function weatherDayLead(idea: LeadIdea, name: FactName, context: LineContext): Wording[] {
  const { story } = context;
  const place = story.subject.place ?? story.subject.main;
  const where = place ? refer(place.key) : '';
  const inPlace = place ? ` in ${where}` : '';
  const value = refer(idea.fact.key);
  const when = atTime(name, story);
  const day = namedShort(name, story);
  const period = periodNoun(name, story);
  const warmest = idea.shape !== 'day' && idea.level.length === 0;
  return ways({
    any: [
      `${value}${inPlace} ${when}.`,
      `${upperFirst(when)}${inPlace}: ${value}.`,
      warmest && `${value} ${when}, the warmest ${period}${inPlace}.`,
      warmest && `The warmest ${period}${inPlace}: ${day}, ${value}.`,
    ],
    poster: [
      `${value}. ${upperFirst(when)}${inPlace}.`,
      place !== null && `${where}, ${day}. ${value}.`,
      warmest && `${value} ${when}. Nothing warmer.`,
    ],
    desk: [
      place ? `${where} high, ${value} ${when}.` : `High ${value} ${when}.`,
      `${day}, ${value}${inPlace}.`,
      warmest && `Top of the range${inPlace}: ${value}, ${day}.`,
    ],
    anchor: [
      warmest && `The warmest ${period}${inPlace} will be ${day}, at ${value}.`,
      place !== null && `${where} reaches ${value} ${when}.`,
      `The forecast${inPlace} for ${day}: ${value}.`,
    ],
    loud: [
      warmest && `${value}! ${day} beats every other ${period}${inPlace}.`,
      `${day}${inPlace}! ${value}.`,
      place !== null && `${where}? ${day}: ${value}!`,
      `${value}${inPlace}. That's ${day}!`,
    ],
    calm: [
      `${day} comes${inPlace}. ${value}.`,
      `${value}. ${day}${inPlace}.`,
      warmest && `One ${period} is warmer than the rest. ${day}, ${value}.`,
      place !== null && `Over ${where}, ${when}, ${value}.`,
    ],
  });
}
