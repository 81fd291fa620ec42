import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { LeadIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { DESK } from '../../figures/figure-table';
import { named, size, upDown, windowText } from '../references';
import { labelText } from './grammar.en';
import { ways } from '../ways';

/** A pool opens on its rate. */
export function poolLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { main, place, venue } = context.story.subject;
  const rate = refer(idea.fact.key);
  const desk = refer(idea.fact.key + DESK, 'bare');
  const asset = main ? refer(main.key) : 'this pool';
  const on = place ? ` on ${refer(place.key)}` : '';
  const at = venue ? `, on ${refer(venue.key)}` : '';
  return ways({
    any: [`${rate}. That's what ${asset} earns${on}.`, `${upperFirst(asset)} earns ${rate}${on}.`],
    poster: [
      `${rate}. That is ${asset}${on}.`,
      `${upperFirst(asset)}${on}. ${rate}.`,
      `${rate} a year. ${upperFirst(asset)}${on}.`,
      `A year of ${asset}${on}: ${rate}.`,
      `${rate}, for ${asset}${on}.`,
    ],
    desk: [
      `${upperFirst(asset)}${on}, ${desk}.`,
      `${rate} on ${asset}${on ? `,${on}` : ''}.`,
      `${upperFirst(asset)} yields ${desk}${on}.`,
      `${upperFirst(asset)}${on} at ${desk}.`,
      `${upperFirst(asset)}${on}: ${rate}.`,
    ],
    anchor: [
      on !== '' && `Rates${on} at this hour: ${rate} for ${asset}.`,
      `${upperFirst(asset)} deposits${on} now earn ${rate}.`,
      `${upperFirst(asset)}${on} pays ${rate} a year.`,
      `The yield on ${asset} stands at ${rate}${on}.`,
      `${rate} a year: the rate for ${asset}${on}.`,
      at !== '' && `${rate} for ${asset}${at}.`,
    ],
    loud: [
      `${rate}! ${upperFirst(asset)}${on}.`,
      `The rate of the hour${on}: ${rate}!`,
      `${upperFirst(asset)}${on}? ${rate}!`,
      `${upperFirst(asset)}, and it pays ${rate}!`,
    ],
    calm: [
      `${rate}, a year. ${upperFirst(asset)}${on}.`,
      on !== '' && `Somewhere${on}, ${asset} earns ${rate}.`,
      `${upperFirst(asset)}${on} grows by ${rate} a year.`,
      `A year goes by. ${upperFirst(asset)}: ${rate}.`,
    ],
  });
}

/** Profit, loss or growth as the hook. */
export function changeLead(idea: LeadIdea, context: LineContext): Wording[] {
  const { fact, companion } = idea;
  const { story } = context;
  const window = windowText(fact, story);
  const within = window ? ` in ${window}` : '';
  const over = window ? ` over ${window}` : '';
  const wallet = story.domain === 'wallet';
  const main = story.subject.main;
  const who = main && wallet ? refer(main.key) : wallet ? 'The wallet' : labelText(fact);
  const whose = main && wallet ? refer(main.key) : 'this wallet';
  const amount = size(fact);
  const way = upDown(fact);
  const gain = fact.sign > 0 ? 'gain' : 'loss';
  const percent = companion ? ` ${size(companion)}.` : '';
  if (fact.sign === 0) return ways({ any: [`${who} did not move${within}.`, `${who} stood still${within}.`] });
  return ways({
    any: [
      `${who} is ${way} ${amount}${within}.`,
      `${who} is ${way} ${amount}.`,
      `${upperFirst(way)} ${amount}: ${wallet ? whose : who}.`,
      wallet && `${who} ${fact.sign > 0 ? 'gained' : 'lost'} ${amount}.`,
    ],
    poster: [
      `${amount} ${way}. ${who}.`,
      `${upperFirst(way)} ${amount}. ${who}.`,
      `${who}. ${upperFirst(way)} ${amount}.`,
      `${who}, ${way} ${amount}.${percent}`,
      wallet && `${fact.sign > 0 ? 'Gained' : 'Lost'}: ${amount}. ${who}.`,
    ],
    desk: [
      `${who}, ${way} ${amount}${within}.`,
      `${who} ${way} ${amount}.${percent}`,
      `${who}: ${way} ${amount}${over}.`,
      `${who}, ${way} ${amount}.`,
      `${upperFirst(way)} ${amount} on ${whose}.`,
    ],
    anchor: [
      `${who} is ${way} ${amount}${over}.`,
      within !== '' && `Within ${window}, ${who} is ${way} ${amount}.`,
      wallet && `A ${gain} of ${amount} for ${whose}.`,
      wallet && `${who} has ${fact.sign > 0 ? 'gained' : 'lost'} ${amount}${within}.`,
      wallet && `For ${whose}, a ${gain} of ${amount}.`,
    ],
    loud: [
      `${amount} ${way}! ${who}.`,
      `${who}: ${way} ${amount}!`,
      window !== '' && `${upperFirst(window)}. ${amount} ${way}. ${who}.`,
    ],
    calm: [
      `${who}. ${amount}, ${way}.`,
      window !== '' && `Over ${window}, ${way} ${amount}. ${who}.`,
      `${upperFirst(way)} by ${amount}, ${whose}.`,
    ],
  });
}

/** Who bought or sold, as the payload words it. */
export function flowLead(idea: LeadIdea, context: LineContext): Wording[] {
  const who = idea.name ? named(idea.name) : 'The desk';
  const sold = idea.fact.sign < 0;
  const verb = sold ? 'sold' : 'bought';
  const window = windowText(idea.fact, context.story);
  const within = window ? ` in ${window}` : '';
  const { main } = context.story.subject;
  const asset = main ? ` ${refer(main.key)}` : '';
  const on = main ? ` on${asset}` : '';
  const amount = idea.said ? refer(idea.said.key) : `${size(idea.fact)} net`;
  return ways({
    any: [
      `${who} ${verb}${asset}: ${amount}.`,
      `${who} ${verb}: ${amount}${within}.`,
      `${who} ${verb}: ${amount}.`,
      `${amount}. ${who} ${verb}${asset}.`,
    ],
    poster: [
      `${amount}. ${who} ${verb}.`,
      `${who} ${verb}. ${amount}.`,
      `${amount}${within}. ${who} ${verb}.`,
      main !== null && `${upperFirst(refer(main.key))}: ${amount}. ${who} ${verb}.`,
    ],
    desk: [
      `${who}${on}: ${amount}.`,
      `${who}, ${amount}${within}.`,
      `${who} ${verb}, ${amount}.`,
      main !== null && `${refer(main.key)}: ${who}, ${amount}.`,
    ],
    anchor: [
      `${who} ${verb}${asset}${within}: ${amount}.`,
      `Flows${on} at this hour: ${who}, ${amount}.`,
      `At this hour, ${who} ${verb}${asset}: ${amount}.`,
      `${amount}: that is what ${who} ${verb}${within}.`,
    ],
    loud: [
      `${amount}! ${who} ${verb}.`,
      `${who} ${verb}${asset}. ${amount}!`,
      `In the ring: ${who}. ${amount}.`,
      main !== null && `${refer(main.key)}! ${who} ${verb}: ${amount}.`,
    ],
    calm: [
      `${who}, ${sold ? 'selling' : 'buying'}. ${amount}.`,
      `${amount}, ${sold ? 'let go' : 'taken in'}. ${who}.`,
      main !== null && `${who} ${sold ? 'let go of' : 'gathered'} ${refer(main.key)}. ${amount}.`,
      `It is ${who} that ${verb}: ${amount}.`,
    ],
  });
}
