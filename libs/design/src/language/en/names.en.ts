import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { ContextIdea, FixtureIdea, ItemIdea, NamedIdea, TimesIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, humanName, isPlain, lowerFirst, named } from '../references';
import { atTime, countNoun, isPlural, labelText, labelWithin, placeWord, withVerb } from './grammar.en';
import { ways } from '../ways';

/** Someone named and their figure: "Top scorer: Ida Holm, 21 goals." */
export function namedWordings(idea: NamedIdea, context: LineContext): Wording[] {
  const { fact } = idea.row;
  const who = named(idea.row.name);
  const role = isPlain(idea.role) ? humanName(idea.role) : labelText(fact);
  const what = `${figure(fact)}${countNoun(fact)}`;
  // Nobody is the rebounds.
  if (isPlural(role))
    return ways({
      any: [
        `${role}: ${who}, with ${figure(fact)}.`,
        `${role}? ${figure(fact)}, by ${who}.`,
        `${role}: ${figure(fact)} for ${who}.`,
      ],
      poster: [`${who}. ${upperFirst(what)}.`],
      desk: [`${role}, ${who}, ${figure(fact)}.`],
    });
  const home = idea.home ? refer(idea.home.key) : '';
  const homeName = idea.home ? { key: idea.home.key, form: 'full' as const } : null;
  return ways({
    any: [
      `${role}: ${who}, with ${what}.`,
      `The ${lowerFirst(role)}? ${who}, with ${what}.`,
      `${who} is the ${lowerFirst(role)}, with ${what}.`,
      `The ${lowerFirst(role)} is ${who}, on ${what}.`,
      idea.leads &&
        homeName &&
        withVerb(
          homeName,
          context.story,
          ['has', 'have'],
          (verb) => `${home} also ${verb} the ${lowerFirst(role)}: ${who}.`,
        ),
    ],
    poster: [`${who}. ${upperFirst(what)}.`, `${role}: ${who}. ${what}.`],
    desk: [`${role}, ${who}, ${what}.`, home !== '' && `${who} of ${home}: ${what}.`],
    anchor: [
      home !== '' && `${who} of ${home} is ${lowerFirst(role)} with ${what}.`,
      `With ${what}, ${who} is ${lowerFirst(role)}.`,
    ],
  });
}

/** Who meets whom next, by place where both stand in the table. */
export function fixtureWordings(idea: FixtureIdea, context: LineContext): Wording[] {
  const home = refer(idea.home.key);
  const away = refer(idea.away.key);
  const when = idea.when ? ` ${atTime({ key: idea.when.key, form: 'full' }, context.story)}` : '';
  const opening = when === '' ? 'Next' : upperFirst(when.trim());
  const host = placeWord(idea.homeRank);
  const guest = placeWord(idea.awayRank);
  const ranked = host && guest ? ([host, guest] as const) : null;
  return ways({
    any: [
      ranked && `${opening}, ${ranked[0]} meets ${ranked[1]}: ${home} against ${away}.`,
      `Next: ${home} against ${away}${when}.`,
      `${opening}, ${home} host ${away}.`,
      `Who plays next? ${home} and ${away}${when}.`,
    ],
    poster: [`Next${when}: ${home}, ${away}.`, ranked && `${upperFirst(ranked[0])} against ${ranked[1]}${when}.`],
    desk: [`Next up, ${home} and ${away}${when}.`, ranked && `${opening}: ${ranked[0]} against ${ranked[1]}.`],
    anchor: [`${home} play ${away} next${when}.`, ranked && `Coming up${when}: ${ranked[0]} against ${ranked[1]}.`],
  });
}

/** Two times of day. */
export function timesWordings({ first, second }: TimesIdea): Wording[] {
  const a = figure(first);
  const b = figure(second);
  if (first.words[0] === 'sunrise') {
    return ways({
      any: [
        `The sun rises at ${a} and sets at ${b}.`,
        `Sunrise at ${a}, sunset at ${b}.`,
        `Daylight lasts from ${a} to ${b}.`,
        `When is it light? From ${a} to ${b}.`,
        `Light from ${a}, dark from ${b}.`,
      ],
    });
  }
  return ways({
    any: [
      `${labelText(first)} at ${a}, ${labelWithin(second)} at ${b}.`,
      `From ${a} to ${b}.`,
      `It runs from ${a} to ${b}.`,
      `When? From ${a} to ${b}.`,
    ],
  });
}

/** What the video is about, in the payload's own names. */
export function contextWordings({ main, place, venue }: ContextIdea, context: LineContext): Wording[] {
  if (context.story.domain === 'pool' && venue) {
    const on = refer(venue.key);
    return ways({
      any: [`The pool runs on ${on}.`, `Where? On ${on}.`, `All of it on ${on}.`, `${on} runs the pool.`],
      poster: [`${on} runs it.`, `On ${on}.`],
      desk: [`Venue, ${on}.`, `Pool on ${on}.`],
      anchor: [`The pool is part of ${on}.`, place && `The pool is on ${on}, on ${refer(place.key)}.`],
    });
  }
  const what = main ?? place;
  if (!what) return [];
  const name = refer(what.key);
  const where = main && place ? `, in ${refer(place.key)}` : '';
  return ways({
    any: [`This is ${name}.`, `${name}${where}.`, `The name: ${name}.`, `Here is ${name}.`, `What is it? ${name}.`],
    anchor: [`It is called ${name}.`],
  });
}

/** A title and who made it, as the payload has them. */
export function itemWordings(idea: ItemIdea): Wording[] {
  const title = refer(idea.title.key);
  const by = idea.by ? refer(idea.by.key) : '';
  if (by === '') return ways({ any: [/[.!?…]$/.test(String(idea.title.value)) ? title : `${title}.`] });
  if (idea.index === 0)
    return ways({
      any: [
        `${title}, by ${by}.`,
        `First, ${title}, by ${by}.`,
        `It opens with ${title}, by ${by}.`,
        `${by} comes first: ${title}.`,
      ],
    });
  return ways({
    any: [
      `Then ${by}, with ${title}.`,
      `Next, ${title}, by ${by}.`,
      `And ${title}, by ${by}.`,
      `From ${by}: ${title}.`,
      `After that, ${title}, by ${by}.`,
    ],
  });
}
