import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import type { CardsIdea, ItemIdea, NamedIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import {
  figure,
  humanName,
  isPlain,
  isPlural,
  labelText,
  labelWithin,
  lowerFirst,
  named,
  size,
  upDown,
  windowText,
} from './grammar.en';

/** Figures that stand for themselves, each in a breath of its own, no two in one frame. */
export function cardsWordings(idea: CardsIdea, context: LineContext): Wording[] {
  const [a, b, c] = idea.facts;
  if (!a) return [];
  if (!b) return singleWordings(a, context);
  const rest = [b, c].filter((fact) => fact !== undefined);
  const last = rest.at(-1) ?? b;
  const between = rest.slice(0, -1).map((fact) => plainly(fact, context));
  return [
    ...walletWordings(idea.facts, context),
    { frame: 'cards.verb', line: [verbally(a, context), ...rest.map((fact) => plainly(fact, context))].join(' ') },
    {
      frame: 'cards.and',
      line: [plainly(a, context), ...between, `And ${lastly(last, context)}`].join(' '),
      registers: ['anchor'],
    },
    {
      frame: 'cards.bare',
      line: idea.facts.map((fact) => barely(fact, context)).join(' '),
      registers: ['poster', 'desk'],
    },
    { frame: 'cards.plain', line: idea.facts.map((fact) => plainly(fact, context)).join(' ') },
  ];
}

/** A bag and the number of its positions belong in one sentence. */
function walletWordings(facts: readonly Fact[], context: LineContext): Wording[] {
  const total = facts.find((fact) => fact.kind === 'currency' && fact.words.includes('total'));
  const positions = facts.find((fact) => fact.words.join() === 'positions');
  if (context.story.domain !== 'wallet' || !total || !positions || facts.length > 2) return [];
  return [
    {
      frame: 'wallet.bag',
      line: `The bag: ${figure(total)}, in ${figure(positions)} positions.`,
      registers: ['poster', 'desk'],
    },
    {
      frame: 'wallet.holds',
      line: `The whole bag holds ${figure(total)}, spread over ${figure(positions)} positions.`,
      registers: ['anchor'],
    },
  ];
}

function counts(fact: Fact): boolean {
  return fact.kind === 'count' && isPlural(fact.label) && fact.sign > 0;
}

/** "1,204 new accounts." or "Median response: 38 min." */
function plainly(fact: Fact, context: LineContext): string {
  return counts(fact) ? `${figure(fact)} ${labelWithin(fact)}.` : `${labelText(fact)}: ${amount(fact, context)}.`;
}

function barely(fact: Fact, context: LineContext): string {
  return counts(fact) ? `${figure(fact)} ${labelWithin(fact)}.` : `${labelText(fact)}, ${amount(fact, context)}.`;
}

function lastly(fact: Fact, context: LineContext): string {
  return counts(fact) ? `${figure(fact)} ${labelWithin(fact)}.` : `${labelWithin(fact)}, ${amount(fact, context)}.`;
}

/** Rates and levels stand; what is counted or lasts does not. */
function verbally(fact: Fact, context: LineContext): string {
  if (counts(fact)) return `${figure(fact)} ${labelWithin(fact)}.`;
  if (isMovement(fact, context)) return `${labelText(fact)}: ${amount(fact, context)}.`;
  const stands = ['percent', 'ratio', 'currency', 'temperature'].includes(fact.kind);
  const verb = isPlural(fact.label) ? 'stand at' : 'stands at';
  return stands ? `${labelText(fact)} ${verb} ${figure(fact)}.` : `${labelText(fact)}: ${figure(fact)}.`;
}

/** A movement says its direction in words. */
function amount(fact: Fact, context: LineContext): string {
  if (!isMovement(fact, context) || fact.sign === 0) return figure(fact);
  const over = windowText(fact, context.story);
  return `${upDown(fact)} ${size(fact)}${fact.window && over ? ` in ${over}` : ''}`;
}

function isMovement(fact: Fact, context: LineContext): boolean {
  return context.story.pack.changes.some((change) => change.key === fact.key);
}

function singleWordings(fact: Fact, context: LineContext): Wording[] {
  const label = labelText(fact);
  if (isMovement(fact, context)) return [{ frame: 'single.moves', line: `${label}: ${amount(fact, context)}.` }];
  if (counts(fact)) {
    return [
      { frame: 'single.count', line: `${figure(fact)} ${labelWithin(fact)}.` },
      {
        frame: 'single.count-too',
        line: `And ${figure(fact)} ${labelWithin(fact)}.`,
        registers: ['anchor'],
      },
    ];
  }
  const borrowed: Wording[] =
    fact.words.join() === 'utilization' && (fact.number ?? 0) > 50
      ? [
          {
            frame: 'single.borrowed',
            line: `Of every dollar in the pool, borrowers hold on to most: utilization stands at ${figure(fact)}.`,
            registers: ['anchor'],
          },
        ]
      : [];
  return [
    ...borrowed,
    {
      frame: 'single.stands',
      line: `${label} ${isPlural(fact.label) ? 'stand' : 'stands'} at ${figure(fact)}.`,
      registers: fact.kind === 'duration' ? [] : ['anchor', 'poster', 'desk'],
    },
    { frame: 'single.colon', line: `${label}: ${figure(fact)}.`, registers: ['poster', 'desk'] },
    { frame: 'single.and', line: `And ${labelWithin(fact)}: ${figure(fact)}.` },
  ];
}

/** Someone named and their figure: "Top scorer: Ida Holm, 21 goals." */
export function namedWordings(idea: NamedIdea): Wording[] {
  const { fact } = idea.row;
  const who = named(idea.row.name);
  const role = isPlain(idea.role) ? humanName(idea.role) : labelText(fact);
  const what = counts(fact) ? `${figure(fact)} ${labelWithin(fact)}` : figure(fact);
  return [
    { frame: 'named.role', line: `${role}: ${who}, ${what}.` },
    { frame: 'named.with', line: `The ${lowerFirst(role)} is ${who}, with ${what}.`, registers: ['anchor'] },
  ];
}

/** A title, who made it and a sentence about it, as the payload has them. */
export function itemWordings(idea: ItemIdea): Wording[] {
  const title = refer(idea.title.key);
  const by = idea.by ? `, by ${refer(idea.by.key)}` : '';
  const closed = /[.!?…]$/.test(String(idea.note?.value ?? ''));
  const note = idea.note ? ` ${refer(idea.note.key)}${closed ? '' : '.'}` : '';
  const frames = [
    `${title}${by}.${note}`,
    idea.by ? `Then ${refer(idea.by.key)}, with ${title}.${note}` : `Next, ${title}.${note}`,
    `And ${title}${by}.${note}`,
  ];
  return [{ frame: `item.${idea.index}`, line: frames[idea.index] ?? frames[0] ?? '' }];
}
