import { type Fact, upperFirst } from '@app/facts';
import type { CardsIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, size, upDown, windowText } from '../references';
import { isOrAre, isPlural, labelText, labelWithin, theLabel } from './grammar.en';
import { isAdjective } from './field-label.en';
import { meaningOf } from './meaning.en';
import { ways } from '../ways';

/** Figures that stand for themselves, alone or two in one breath. */
export function cardsWordings(idea: CardsIdea, context: LineContext): Wording[] {
  const [a, b] = idea.facts;
  if (!a) return [];
  return b ? pairWordings(a, b, context) : singleWordings(a, context);
}

function counts(fact: Fact): boolean {
  return (fact.kind === 'count' || fact.kind === 'ratio') && isPlural(labelText(fact));
}

function isMovement(fact: Fact, context: LineContext): boolean {
  return context.story.pack.changes.some((change) => change.key === fact.key);
}

function singleWordings(fact: Fact, context: LineContext): Wording[] {
  const known = meaningOf(fact, context);
  if (known.length > 0) return known;
  const value = figure(fact);
  const label = labelText(fact);
  const within = labelWithin(fact);
  const plural = isPlural(label);
  if (isMovement(fact, context)) return movementWordings(fact, context);
  if (isAdjective(label)) return describingWordings(fact);
  if (fact.number === 0 && plural) return noneWordings(within);
  if (counts(fact)) {
    if (fact.number === 0)
      return ways({ any: [`No ${within} at all.`, `No ${within}.`, `${label}: none.`, `How many ${within}? None.`] });
    return ways({
      any: [
        `${value} ${within}.`,
        `How many ${within}? ${value}.`,
        `${label}: ${value}.`,
        `Also, ${value} ${within}.`,
        `And ${value} ${within}.`,
      ],
      poster: [`${label}. ${value}.`],
      desk: [`${label}, ${value}.`],
      anchor: [`There are ${value} ${within}.`, `In all, ${value} ${within}.`, `Plus ${value} ${within}.`],
    });
  }
  const long = fact.kind === 'duration';
  return ways({
    any: [
      fact.kind === 'duration' && TAKES.test(label)
        ? `${upperFirst(theLabel(fact))} takes ${value}.`
        : `${upperFirst(theLabel(fact))} ${plural ? 'are' : 'is'} ${value}.`,
      `And ${theLabel(fact)}? ${value}.`,
      `Then ${theLabel(fact)}: ${value}.`,
      `As for ${theLabel(fact)}, ${value}.`,
      !long && `${label} ${plural ? 'stand' : 'stands'} at ${value}.`,
      `${label}: ${value}.`,
    ],
    poster: [`${label}. ${value}.`],
    desk: [`${label}, ${value}.`, `${label} at ${value}.`],
    anchor: [
      `${label} ${plural ? 'are' : 'is'} listed at ${value}.`,
      `Next, ${theLabel(fact)}: ${value}.`,
      !long && `${label} ${plural ? 'come' : 'comes'} to ${value}.`,
      `There is also ${theLabel(fact)}: ${value}.`,
    ],
    loud: [`${label}? ${value}!`],
    calm: [`And then ${theLabel(fact)}. ${value}.`],
  });
}

/** What somebody does or waits for takes a time; a term, a lag and a downtime are one. */
const TAKES =
  /(?:^| )(?:build|walk|ride|trip|journey|drive|flight|baking time|preparation|delivery|setup|installation|shipping|charging|recovery|wait|commute|load|loop)$/i;

/** What there is none of, in a word. */
function noneWordings(label: string): Wording[] {
  return ways({ any: [`No ${label} at all.`, `No ${label}.`, `How many ${label}? None.`, `And no ${label}.`] });
}

/** "83% clear": a label that describes. */
function describingWordings(fact: Fact): Wording[] {
  const value = figure(fact);
  const label = labelWithin(fact);
  if (fact.number === 0 && fact.kind !== 'percent')
    return ways({ any: [`None ${label}.`, `Not one ${label}.`, `How many ${label}? None.`, `And none ${label}.`] });
  return ways({
    any: [
      `${value} ${label}.`,
      `And ${value} ${label}.`,
      `How much is ${label}? ${value}.`,
      `${upperFirst(label)}: ${value}.`,
    ],
    poster: [`${upperFirst(label)}. ${value}.`],
    desk: [`${upperFirst(label)}, ${value}.`],
    anchor: [`In all, ${value} ${label}.`],
  });
}

function movementWordings(fact: Fact, context: LineContext): Wording[] {
  const label = labelText(fact);
  if (fact.sign === 0)
    return ways({
      any: [`No ${labelWithin(fact)}.`, `No ${labelWithin(fact)} at all.`, `And no ${labelWithin(fact)}.`],
    });
  const window = fact.window ? windowText(fact, context.story) : '';
  const within = window ? ` in ${window}` : '';
  const way = upDown(fact);
  const amount = size(fact);
  const noun = label.replace(/ ?(change|growth|increase|gain)$/i, '');
  const what = noun === '' ? 'It' : noun;
  return ways({
    any: [
      `${what} is ${way} ${amount}${within}.`,
      `${label}: ${way} ${amount}${within}.`,
      `${upperFirst(way)} ${amount}${within}: ${labelWithin(fact)}.`,
    ],
    desk: [`${what} ${way} ${amount}${within}.`],
    anchor: [`${what} has moved ${way} ${amount}${within}.`],
  });
}

function pairWordings(a: Fact, b: Fact, context: LineContext): Wording[] {
  const known = knownPair(a, b, context);
  if (known.length > 0) return known;
  const first = amount(a, context);
  const second = amount(b, context);
  if (a.number === 0 || b.number === 0)
    return ways({ any: [`${said(a, context)} ${said(b, context)}`, `${said(b, context)} ${said(a, context)}`] });
  if (counts(a) && counts(b)) {
    return ways({
      any: [
        `${first} ${labelWithin(a)} and ${second} ${labelWithin(b)}.`,
        `${first} ${labelWithin(a)}, ${second} ${labelWithin(b)}.`,
        `${labelText(a)}: ${first}. ${labelText(b)}: ${second}.`,
      ],
      anchor: [`There are ${first} ${labelWithin(a)} and ${second} ${labelWithin(b)}.`],
    });
  }
  return ways({
    any: [
      `${said(a, context)} ${said(b, context, true)}`,
      !isMovement(a, context) &&
        !isMovement(b, context) &&
        `${labelText(a)} at ${first}, ${labelWithin(b)} at ${second}.`,
      `${labelText(a)}, ${first}; ${labelWithin(b)}, ${second}.`,
      `${upperFirst(theLabel(a))} ${isOrAre(a)} ${first}, ${theLabel(b)} ${second}.`,
    ],
    poster: [`${labelText(a)}: ${first}. ${labelText(b)}: ${second}.`],
    desk: [`${labelText(a)}, ${first}, ${labelWithin(b)}, ${second}.`],
    anchor: [`Then ${theLabel(a)}, ${first}, and ${theLabel(b)}, ${second}.`],
  });
}

function said(fact: Fact, context: LineContext, last = false): string {
  const value = amount(fact, context);
  const label = labelText(fact);
  if (fact.number === 0 && isAdjective(label)) return `None ${labelWithin(fact)}.`;
  if (fact.number === 0 && isPlural(label)) return `No ${labelWithin(fact)}.`;
  if (counts(fact)) return `${last ? 'And ' : ''}${value} ${labelWithin(fact)}.`;
  return last ? `And ${theLabel(fact)}, ${value}.` : `${upperFirst(theLabel(fact))} ${isOrAre(fact)} ${value}.`;
}

/** A movement says its direction in words. */
function amount(fact: Fact, context: LineContext): string {
  if (!isMovement(fact, context) || fact.sign === 0) return figure(fact);
  return `${upDown(fact)} ${size(fact)}`;
}

/** Pairs with a sentence of their own. */
function knownPair(a: Fact, b: Fact, context: LineContext): Wording[] {
  const x = figure(a);
  const y = figure(b);
  const names = `${a.words.join(' ')} + ${b.words.join(' ')}`;
  if (/^(rating|stars).*\+ (reviews|ratings)$/.test(names)) {
    return ways({
      any: [
        `Rated ${x}, across ${y} reviews.`,
        `${y} reviews, and a rating of ${x}.`,
        `${x} from ${y} reviews.`,
        `How is it rated? ${x}, from ${y} reviews.`,
      ],
    });
  }
  if (/^wind.*\+ humidity$/.test(names)) {
    return ways({
      any: [
        `The wind blows at ${x}; humidity is ${y}.`,
        `Wind at ${x}, humidity at ${y}.`,
        `And the wind? ${x}, with humidity at ${y}.`,
        `A wind of ${x}, and humidity of ${y}.`,
        `The air: ${x} of wind, ${y} humidity.`,
      ],
      desk: [`Wind ${x}, humidity ${y}.`],
    });
  }
  if (context.story.domain === 'wallet' && b.words.join() === 'positions') {
    return ways({
      any: [
        `The whole bag: ${x}.`,
        `In the bag, ${x}.`,
        `How big is the bag? ${x}.`,
        `${x} in ${y} positions.`,
        `The bag is worth ${x}.`,
      ],
      poster: [`The bag: ${x}.`, `The bag. ${x}.`],
      desk: [`Bag at ${x}, ${y} positions.`, `Bag at ${x}.`],
      anchor: [`The bag holds ${x}.`, `In all, the bag comes to ${x}.`],
    });
  }
  if (/^prep.*\+ bake/.test(names))
    return ways({
      any: [
        `${x} to prepare, ${y} to bake.`,
        `Prepare for ${x}, then bake for ${y}.`,
        `${x} of work, then ${y} in the oven.`,
        `How long? ${x}, then ${y} to bake.`,
        `First ${x}, then ${y} of baking.`,
      ],
    });
  if (/^p 50.*\+ p 9\d/.test(names))
    return ways({
      any: [
        `${labelText(a)}, ${x}; ${labelText(b)}, ${y}.`,
        `${upperFirst(theLabel(a))} is ${x}, ${theLabel(b)} ${y}.`,
        `${figure(a)} at ${labelText(a)}, ${y} at ${labelText(b)}.`,
      ],
    });
  return [];
}
