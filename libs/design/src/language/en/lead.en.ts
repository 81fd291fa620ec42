import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { LeadIdea, SetupIdea, TextLeadIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { labelText } from './grammar.en';
import { changeLead, flowLead, poolLead } from './lead-domain.en';
import { leaderLead } from './lead-rows.en';
import { ways } from '../ways';
import { weatherDayLead, weatherLead } from './weather.en';

/** Openings: the figure first, what it is second. */
export function leadWordings(idea: LeadIdea, context: LineContext): Wording[] {
  const { domain } = context.story;
  if (idea.shape === 'flow') return flowLead(idea, context);
  if (idea.shape === 'leader' && idea.name) return leaderLead(idea, idea.name, context);
  if (domain === 'weather' && idea.name) return weatherDayLead(idea, idea.name, context);
  if (idea.shape === 'change') return changeLead(idea, context);
  return domain === 'pool' ? poolLead(idea, context) : weatherLead(idea, context);
}

/** Where or whose the figures are: " in Bergen", " for Pip". */
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
