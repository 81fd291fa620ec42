import { upperFirst } from '@app/facts';
import type { RowIdea, TieIdea, ZeroIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { figure, named, namedShort, periodNoun, upDown, size } from '../references';
import { isWet } from '../table-sense';
import { atTime, isPlural, labelText, labelWithin, listed, withVerb } from './grammar.en';
import { ways } from '../ways';

/** The largest of another column, or the only one below zero. */
export function columnWordings(idea: RowIdea, context: LineContext): Wording[] {
  if (idea.table.temporal) return peakWordings(idea, context);
  const { fact, name } = idea.row;
  const who = named(name);
  const label = labelWithin(fact);
  const moves = context.story.pack.changes.some((change) => change.key === fact.key);
  const value = moves ? `${upDown(fact)} ${size(fact)}` : figure(fact);
  if (idea.role === 'below') {
    return ways({
      any: [
        withVerb(name, context.story, ['is', 'are'], (verb) => `Only ${who} ${verb} below zero on ${label}: ${value}.`),
        `Below zero on ${label}, only ${who}: ${value}.`,
        `The one minus on ${label}: ${who}, ${value}.`,
        `Who is below zero on ${label}? Only ${who}.`,
      ],
      poster: [`Only ${who} below zero. ${upperFirst(value)}.`],
      desk: [`One minus on ${label}: ${who}, ${value}.`],
      anchor: [`${upperFirst(label)} is negative for ${who} alone: ${value}.`],
    });
  }
  const many = isPlural(label);
  const high = moves ? 'biggest' : many ? 'most' : 'highest';
  if (idea.clear) {
    const leads = withVerb(
      name,
      context.story,
      ['leads', 'lead'],
      (verb) => `${who} also ${verb} on ${label}: ${value}.`,
    );
    return ways({
      any: [
        leads,
        `${upperFirst(high)} ${label}, too: ${value}.`,
        `${upperFirst(high)} ${label}? ${who} again, ${value}.`,
        `First on ${label} as well: ${value}.`,
      ],
      poster: [`First on ${label}, too. ${value}.`, `${who} again. ${upperFirst(label)}, ${value}.`],
      desk: [`${upperFirst(label)}, ${who} again: ${value}.`, `Same name on ${label}: ${value}.`],
      anchor: [
        withVerb(name, context.story, ['tops', 'top'], (verb) => `${who} ${verb} the ${label} as well, at ${value}.`),
        `On ${label}, too, it is ${who}: ${value}.`,
      ],
    });
  }
  return ways({
    any: [
      `The ${high} ${label}: ${who}, ${value}.`,
      `Ahead on ${label}: ${who}, ${value}.`,
      `Who leads on ${label}? ${who}, ${value}.`,
      `On ${label}, ${who} comes first: ${value}.`,
    ],
    poster: [`${upperFirst(label)}: ${who}. ${value}.`, `On ${label}, ${who}. ${value}.`],
    desk: [`${upperFirst(label)} high, ${who} at ${value}.`, `${upperFirst(label)}: ${who}, ${value}.`],
    anchor: [
      `The ${high} ${label} ${many ? 'go' : 'goes'} to ${who}, with ${value}.`,
      `On ${label} the order changes: ${who} first, ${value}.`,
    ],
  });
}

/** The peak of another column over time: "Rain is heaviest on Friday: 11.6 mm." */
function peakWordings(idea: RowIdea, context: LineContext): Wording[] {
  const { fact, name } = idea.row;
  const when = atTime(name, context.story);
  const value = figure(fact);
  const label = labelWithin(fact);
  const period = periodNoun(name, context.story);
  if (isWet(fact)) {
    return ways({
      any: [
        `Rain is heaviest ${when}: ${value}.`,
        `The wettest ${period} is ${namedShort(name, context.story)}, with ${value}.`,
        `And the rain? Heaviest ${when}, ${value}.`,
        `Rain peaks ${when}, at ${value}.`,
      ],
      poster: [`Wettest: ${namedShort(name, context.story)}. ${value}.`, `${value} of rain ${when}.`],
      desk: [`Rain high ${when}, ${value}.`, `Most rain ${when}: ${value}.`],
      anchor: [`Rain comes hardest ${when}: ${value}.`, `Most rain falls ${when}, ${value}.`],
    });
  }
  const plural = isPlural(labelText(fact));
  return ways({
    any: [
      `${labelText(fact)} ${plural ? 'peak' : 'peaks'} ${when}, at ${value}.`,
      `The highest ${label}: ${value}, ${when}.`,
      plural && `Most ${label} ${when}: ${value}.`,
      `When ${plural ? 'do' : 'does'} ${label} peak? ${upperFirst(when)}, at ${value}.`,
    ],
    poster: [`${labelText(fact)}, ${when}: ${value}.`, `${value}, ${when}. Top ${label}.`],
    desk: [`${labelText(fact)} high ${when}, ${value}.`],
    anchor: [`${labelText(fact)} ${plural ? 'top' : 'tops'} out ${when}, at ${value}.`],
  });
}

/** Rows on one and the same figure. */
export function tieWordings(idea: TieIdea): Wording[] {
  const [first] = idea.rows;
  if (!first) return [];
  const who = listed(idea.rows.map((row) => named(row.name)));
  const value = figure(first.fact);
  return ways({
    any: [
      `${who} are level on ${value}.`,
      `${who} tie at ${value}.`,
      `${value} each for ${who}.`,
      `Who is level? ${who}, on ${value}.`,
    ],
    poster: [`Level: ${who}. ${value}.`],
    desk: [`${who}, tied, ${value}.`],
    anchor: [`Nothing separates ${who}: ${value} each.`, `There is a tie between ${who}, on ${value}.`],
  });
}

/** Rows at nought: dry days, what did not move, what has none. */
export function zeroWordings(idea: ZeroIdea, context: LineContext): Wording[] {
  const [first, second] = idea.rows;
  if (!first) return [];
  const { story } = context;
  const who = listed(idea.rows.map((row) => namedShort(row.name, story)));
  const label = labelWithin(first.fact);
  if (isWet(first.fact)) {
    const period = periodNoun(first.name, story);
    if (second)
      return ways({ any: [`${who} stay dry.`, `Dry: ${who}.`, `No rain on ${who}.`, `The dry ${period}s? ${who}.`] });
    return ways({
      any: [
        `Only ${who} stays dry.`,
        `The one dry ${period}: ${who}.`,
        `No rain at all ${atTime(first.name, story)}.`,
        `A dry ${period}? Only ${who}.`,
      ],
      poster: [`${who} stays dry.`],
      desk: [`Dry only ${atTime(first.name, story)}.`],
      anchor: [`Only one ${period} stays dry: ${who}.`],
    });
  }
  if (story.pack.changes.some((change) => change.key === first.fact.key)) {
    return ways({
      any: [`${who} did not move.`, `${who} stood still.`, `No change for ${who}.`, `And ${who}? No change.`],
      poster: [`${who}: no change.`],
      desk: [`${who} flat.`],
      anchor: [`${who} did not move at all.`],
    });
  }
  return ways({
    any: [
      `${who}: no ${label} at all.`,
      `No ${label} for ${who}.`,
      `Not so ${who}: no ${label}.`,
      `And ${who}? No ${label}.`,
    ],
    desk: [`${who}, no ${label}.`],
    anchor: [`For ${who} there are no ${label}.`],
  });
}
