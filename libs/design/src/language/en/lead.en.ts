import { refer } from '@app/render';
import { type Fact, upperFirst } from '@app/facts';
import type { LeadIdea, SetupIdea, TextLeadIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { isPlural, labelText, labelWithin, theLabel } from './grammar.en';
import { isAdjective } from './field-label.en';
import { changeLead, flowLead, poolLead } from './lead-domain.en';
import { leaderLead, seriesLead } from './lead-rows.en';
import { tellResult } from '../tell-sides';
import { ways } from '../ways';
import { weatherDayLead, weatherLead } from './weather.en';

/** Openings: the figure first, what it is second (NARRATION.md, rule 1). */
export function leadWordings(idea: LeadIdea, context: LineContext): Wording[] {
  const { domain } = context.story;
  if (idea.shape === 'flow') return flowLead(idea, context);
  if (idea.name && idea.against) return ways(tellResult({ name: idea.name, fact: idea.fact }, idea.against, 'en'));
  if (idea.shape === 'leader' && idea.name) return leaderLead(idea, idea.name, context);
  if (domain === 'weather' && idea.name) return weatherDayLead(idea, idea.name, context);
  if ((idea.shape === 'peak' || idea.shape === 'latest') && idea.name) return seriesLead(idea, idea.name, context);
  if (idea.shape === 'change') return changeLead(idea, context);
  if (domain === 'pool') return poolLead(idea, context);
  if (domain === 'weather') return weatherLead(idea, context);
  return idea.previous ? movedLead(idea) : valueLead(idea, context);
}

function valueLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact } = idea;
  const value = refer(fact.key);
  const label = labelWithin(fact);
  const plural = isPlural(labelText(fact));
  const where = labelText(fact).length + subjectLength(context) > LONGEST_OPENING ? '' : subjectTail(context);
  const be = plural ? 'are' : 'is';
  if (fact.words.join() === 'price' && context.story.candles.size > 0 && context.story.subject.main)
    return priceLead(idea, context.story.subject.main);
  if (isAdjective(labelText(fact)))
    return ways({
      any: [
        `${value} ${label}${where}.`,
        `${labelText(fact)}${where}: ${value}.`,
        `${value}. ${labelText(fact)}${where}.`,
      ],
      poster: [`${value} ${label}.`, `${labelText(fact)}. ${value}.`],
      desk: [`${value} ${label}${where}.`, `${labelText(fact)}${where}, ${value}.`],
      anchor: [`At this hour${where}, ${value} ${label}.`, `As it stands${where}, ${value} ${label}.`],
      loud: [`${labelText(fact)}${where}? ${value}!`, `${value}! ${labelText(fact)}${where}.`],
      calm: [
        `${labelText(fact)}${where}, ${value}.`,
        `${value}, ${label}${where}.`,
        where !== '' && `${upperFirst(where.trim())}, ${value} ${label}.`,
      ],
    });
  if (plural && (fact.kind === 'count' || fact.kind === 'ratio')) {
    return ways({
      any: [
        `${value} ${label}${where}.`,
        `The count${where}: ${value} ${label}.`,
        `${labelText(fact)}${where}: ${value}.`,
      ],
      poster: [`${value}. ${labelText(fact)}${where}.`, `${value} ${label}${where}. Count them.`],
      desk: [`${labelText(fact)}${where}, ${value}.`, `${value}, ${label}${where}.`],
      anchor: [`There are ${value} ${label}${where}.`, `${labelText(fact)}${where}: ${value}.`],
      loud: [`${value} ${label}!`, `Count them${where}: ${value} ${label}.`],
      calm: [`${labelText(fact)}${where}. ${value} of them.`],
    });
  }
  return ways({
    any: [
      `${value}. That is ${theLabel(fact)}${where}.`,
      `${upperFirst(theLabel(fact))}${where} ${be} ${value}.`,
      `${value}: ${theLabel(fact)}${where}.`,
    ],
    poster: [
      `${value}. ${labelText(fact)}${where}.`,
      `${labelText(fact)}${where}. ${value}.`,
      `${labelText(fact)}${where}: ${value}.`,
    ],
    desk: [
      `${labelText(fact)}${where}, ${value}.`,
      `${labelText(fact)}${where} at ${value}.`,
      `${value}, ${label}${where}.`,
    ],
    anchor: [
      `At this hour, ${theLabel(fact)}${where} ${be} ${value}.`,
      `${upperFirst(theLabel(fact))}${where} ${plural ? 'stand' : 'stands'} at ${value}.`,
      `${value} ${be} ${theLabel(fact)}${where}.`,
    ],
    loud: [`${value}! That's ${theLabel(fact)}${where}.`, `${labelText(fact)}${where}? ${value}!`],
    calm: [`${labelText(fact)}${where}, at ${value}.`, `${value}, ${theLabel(fact)}${where}.`],
  });
}

/** A price that is traded: the name and where it stands. */
function priceLead({ fact }: LeadIdea, main: Fact): Wording[] {
  const who = refer(main.key);
  const value = refer(fact.key);
  return ways({
    any: [`${who} stands at ${value}.`, `${value} for ${who}.`, `${who} is at ${value}.`],
    poster: [`${value}. ${who}.`, `${who}. ${value}.`, `${who}: ${value}.`],
    desk: [`${who} last ${value}.`, `${who}, ${value}.`, `Last price, ${who}: ${value}.`],
    anchor: [`${who} is trading at ${value}.`, `The price of ${who}: ${value}.`, `${value} is the price of ${who}.`],
    loud: [`${who}! ${value}.`, `${value}! That's ${who}.`],
    calm: [`${who} rests at ${value}.`, `At ${value}, ${who}.`],
  });
}

/** Letters of label and subject that are still one breath; the picture names the subject of longer ones. */
const LONGEST_OPENING = 32;

function subjectLength({ story }: LineContext): number {
  return String((story.subject.place ?? story.subject.main)?.value ?? '').length;
}

/** Where or whose the figure is: "at Gate B", "in Bergen", "for Northwind". */
export function subjectTail(context: Pick<LineContext, 'story'>): string {
  const { main, place } = context.story.subject;
  const region = place?.words.includes('region') === true || place?.words.includes('country') === true;
  if (place && !(main && region)) {
    const at = place.words.some((word) => ['gate', 'place', 'venue', 'airport', 'location'].includes(word))
      ? 'at'
      : place.words.includes('chain') || place.words.includes('network')
        ? 'on'
        : 'in';
    return ` ${at} ${refer(place.key)}`;
  }
  if (!main) return '';
  const house = main.words.some((word) => /museum|shop|store|bakery|station|restaurant|club|hotel/.test(word));
  return ` ${house ? 'at' : 'for'} ${refer(main.key)}`;
}

function movedLead(idea: LeadIdea): Wording[] {
  const { fact, previous } = idea;
  const value = refer(fact.key);
  const before = previous?.number ?? 0;
  const now = fact.number ?? 0;
  const label = labelText(fact);
  const plural = isPlural(label);
  if (now === before)
    return ways({
      any: [`${value}. ${label} did not move.`, `${label} held at ${value}.`, `${label} stayed at ${value}.`],
    });
  const up = now > before;
  const way = up ? 'up' : 'down';
  return ways({
    any: [
      `${label} ${up ? 'rose' : 'fell'} to ${value}.`,
      `${label} ${plural ? 'are' : 'is'} ${way}, to ${value}.`,
      `${value}. ${label} ${up ? 'rose' : 'fell'}.`,
    ],
    poster: [`${label}, ${way}. ${value}.`, `${value}. ${label} ${plural ? 'are' : 'is'} ${way}.`],
    desk: [`${label} ${way} to ${value}.`, `${label}, ${value}, ${up ? 'higher' : 'lower'}.`],
    anchor: [
      `${label} ${plural ? 'have' : 'has'} ${up ? 'risen' : 'fallen'} to ${value}.`,
      `${label} now ${plural ? 'stand' : 'stands'} at ${value}, ${up ? 'higher' : 'lower'} than before.`,
    ],
    loud: [`${value}! ${label}, ${way}.`, `${label} ${way} to ${value}!`],
    calm: [`${label}, ${up ? 'higher' : 'lower'} now. ${value}.`, `${label} ${up ? 'rose' : 'sank'}, to ${value}.`],
  });
}

/** Openings without a figure: the sharpest words of the payload. */
export function textLeadWordings(idea: TextLeadIdea): Wording[] {
  const words = refer(idea.fact.key);
  const closed = /[.!?…]$/.test(String(idea.fact.value));
  return ways({ any: [closed ? words : `${words}.`] });
}

/** What leads up to a figure that is held back. */
export function setupWordings({ about, of }: SetupIdea): Wording[] {
  const what = of ? labelText(of) : null;
  const topic = about ? `${refer(about.key)}${what ? `: ${what}` : ''}. ` : what ? `${upperFirst(what)}. ` : '';
  return ways({ any: [topic.trim(), ...SETUPS.map((line) => `${topic}${line}`)] });
}

export const SETUPS = ['Here is the number.', 'What is the figure?', 'And the number?'] as const;
