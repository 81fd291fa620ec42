import { refer } from '@app/render';
import type { ComparisonIdea, ExtremesIdea, RankingIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import {
  isPlain,
  isPlural,
  labelText,
  labelWithin,
  lowerFirst,
  named,
  shortFigure,
  shortSize,
  upDown,
  upperFirst,
} from './grammar.en';

/** Contrasts: the benchmark, what it was before, the target, the other side (NARRATION.md, rule 2). */
export function comparisonWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  if (idea.role === 'flow') return flowContrast(idea, context);
  const value = shortFigure(idea.other, context);
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  if (idea.role === 'previous') return previousWordings(idea, context);
  const other = idea.otherName ? named(idea.otherName) : labelText(idea.other);
  const within = idea.otherName ? `The ${other}` : `The ${labelWithin(idea.other)}`;
  if (idea.role === 'target') {
    const met = more ? 'It beat' : 'It missed';
    const same = idea.subject.number === idea.other.number;
    return [
      {
        frame: 'target.met',
        line: same
          ? `Exactly on ${labelWithin(idea.other)}: ${value}.`
          : `${met} the ${labelWithin(idea.other)} of ${value}.`,
      },
      { frame: 'target.was', line: `The ${labelWithin(idea.other)} was ${value}.` },
    ];
  }
  const pays = idea.subject.words.includes('apy') ? 'pays' : 'stands at';
  const asks: Wording[] = context.asked
    ? []
    : [{ frame: 'benchmark.asks', line: `${idea.otherName ? `The ${other}` : other}? ${value}.` }];
  return [
    { frame: 'benchmark.pays', line: `${within} ${pays} ${value}.`, registers: ['poster', 'anchor'] },
    {
      frame: 'benchmark.against',
      line: `Against ${value} on the ${idea.otherName ? other : labelWithin(idea.other)}.`,
      registers: ['desk'],
    },
    { frame: 'benchmark.stands', line: `${within} stands at ${value}.`, registers: ['anchor'] },
    ...asks,
    {
      frame: 'benchmark.beats',
      line: more
        ? `That beats the ${idea.otherName ? other : labelWithin(idea.other)}, at ${value}.`
        : `That trails the ${idea.otherName ? other : labelWithin(idea.other)}, at ${value}.`,
    },
  ];
}

/** What it was before: in short where the present value was just told, with its name otherwise. */
function previousWordings(idea: ComparisonIdea, context: LineContext): Wording[] {
  const when = idea.period === '' ? 'before' : idea.period;
  const was = shortFigure(idea.other, context);
  const opening = idea.period === '' ? 'Before that' : upperFirst(when);
  if (context.told.has(idea.subject.key)) {
    return [
      { frame: 'before.was', line: `It was ${was} ${when}.` },
      { frame: 'before.when', line: `${opening}, it stood at ${was}.`, registers: ['anchor', 'poster'] },
      { frame: 'before.from', line: `${opening}: ${was}.`, registers: ['desk', 'poster'] },
    ];
  }
  const now = shortFigure(idea.subject, context);
  const change = Math.sign((idea.subject.number ?? 0) - (idea.other.number ?? 0));
  const move = change > 0 ? 'up from' : change < 0 ? 'down from' : 'level with';
  const tail = when === 'before' ? '' : ` ${when}`;
  const plural = isPlural(idea.subject.label);
  return [
    { frame: 'other.from', line: `${labelText(idea.subject)}: ${now}, ${move} ${was}${tail}.` },
    {
      frame: 'other.stands',
      line: `${labelText(idea.subject)} ${plural ? 'stand' : 'stands'} at ${now}, ${move} ${was}${tail}.`,
      registers: ['anchor'],
    },
  ];
}

function flowContrast(idea: ComparisonIdea, context: LineContext): Wording[] {
  const who = idea.otherName ? named(idea.otherName) : 'The other side';
  const amount = idea.said
    ? refer(idea.said.key)
    : `${shortSize(idea.other, context)} ${idea.other.sign < 0 ? 'out' : 'in'}`;
  return [
    { frame: 'flow.opposite', line: `${who} did the opposite: ${amount}.` },
    {
      frame: 'flow.other-way',
      line: `${who} went the other way. ${upperFirst(amount)}.`,
      registers: ['anchor', 'poster'],
    },
    { frame: 'flow.desk-other', line: `${who}, ${amount}.`, registers: ['desk'] },
  ];
}

/** The rows after the leader, at most three of them, and the foot. */
export function rankingWordings(idea: RankingIdea, context: LineContext): Wording[] {
  return idea.led ? chasingWordings(idea, context) : listWordings(idea, context);
}

function chasingWordings(idea: RankingIdea, context: LineContext): Wording[] {
  const [, second, third] = idea.rows;
  const last = idea.rows.length > 3 ? idea.rows.at(-1) : undefined;
  if (!second) return [];
  const teams = context.story.domain === 'standings';
  const foot =
    last && last !== third
      ? ` ${idea.complete ? 'At the foot' : 'Further down'}, ${named(last.name)}: ${shortFigure(last.fact, context)}.`
      : '';
  const thirdText = third ? ` ${named(third.name)}, ${shortFigure(third.fact, context)}.` : '';
  return [
    {
      frame: 'chase.second',
      line: `${named(second.name)}, second, ${teams ? 'have' : 'has'} ${shortFigure(second.fact, context)}.${thirdText}${foot}`,
    },
    {
      frame: 'chase.next',
      line: `Next, ${named(second.name)} on ${shortFigure(second.fact, context)}.${third ? ` Then ${named(third.name)}, ${shortFigure(third.fact, context)}.` : ''}${foot}`,
    },
    {
      frame: 'chase.bare',
      line: `${named(second.name)}, ${shortFigure(second.fact, context)}.${thirdText}${foot}`,
      registers: ['poster', 'desk'],
    },
    {
      frame: 'chase.anchor',
      line: `${named(second.name)} ${teams ? 'follow' : 'follows'} with ${shortFigure(second.fact, context)}${third ? `, ${named(third.name)} with ${shortFigure(third.fact, context)}` : ''}.${foot}`,
      registers: ['anchor'],
    },
  ];
}

function listWordings(idea: RankingIdea, context: LineContext): Wording[] {
  const [first, second, third] = idea.rows;
  if (!first || !second) return [];
  const name = /buy/i.test(idea.table.key)
    ? "the buyers' list"
    : /sell/i.test(idea.table.key)
      ? "the sellers' list"
      : '';
  if (name !== '') {
    return [
      { frame: 'list.first-on', line: `First on ${name}: ${named(first.name)}, then ${named(second.name)}.` },
      {
        frame: 'list.on-top',
        line: `On top of ${name}, ${named(first.name)}. ${named(second.name)} comes next.`,
      },
    ];
  }
  if (/trade/i.test(idea.table.key)) return tradeWordings(idea, context);
  if (/holding/i.test(idea.table.key)) {
    return [
      {
        frame: 'list.biggest',
        line: `The biggest holding, ${named(first.name)}, is ${refer(first.fact.key)} of the bag.`,
      },
      {
        frame: 'list.most',
        line: `Most of it sits in ${named(first.name)}: ${refer(first.fact.key)} of the bag.`,
        registers: (first.fact.number ?? 0) > 50 ? ['anchor'] : [],
      },
      {
        frame: 'list.poster-holding',
        line: `${named(first.name)} is ${refer(first.fact.key)} of the bag. ${named(second.name)}, ${refer(second.fact.key, 'bare')}.`,
        registers: ['poster', 'desk'],
      },
    ];
  }
  const column = idea.table.columns.find((candidate) => candidate.name === idea.table.main);
  const about =
    idea.rows[0]?.name.form === 'label' || !column || column.label === '' || first.fact.words.length === 0
      ? idea.table.label
      : first.fact.label;
  const topic = isPlain(about) && about !== '' ? about : '';
  const then = third ? `, then ${named(third.name)}` : '';
  return [
    {
      frame: 'list.by',
      line: `${topic === '' ? '' : `By ${lowerFirst(topic)}, `}${named(first.name)} leads with ${shortFigure(first.fact, context)}.`,
    },
    {
      frame: 'list.first',
      line: `First, ${named(first.name)}: ${shortFigure(first.fact, context)}. ${named(second.name)} follows${then}.`,
    },
    {
      frame: 'list.three',
      line: `${topic === '' ? '' : `${topic}: `}${named(first.name)}, ${shortFigure(first.fact, context)}. ${named(second.name)}, ${shortFigure(second.fact, context)}.`,
      registers: ['poster', 'desk'],
    },
  ];
}

/** What was bought and what was sold, in the payload's own words. */
function tradeWordings(idea: RankingIdea, context: LineContext): Wording[] {
  const sentences = idea.rows.slice(0, 2).map((row) => {
    const side = context.story.byKey.get(row.name.key.replace(/[^/]+$/, 'side'));
    const verb = /^buy|bought/i.test(String(side?.value ?? ''))
      ? 'Bought'
      : /^sell|sold/i.test(String(side?.value ?? ''))
        ? 'Sold'
        : null;
    return verb === null
      ? `${named(row.name)}: ${refer(row.fact.key)}.`
      : `${verb}: ${refer(row.fact.key)} of ${named(row.name)}.`;
  });
  return [{ frame: 'list.trades', line: sentences.join(' ') }];
}

/** Best and worst in two breaths. */
export function extremesWordings(idea: ExtremesIdea, context: LineContext): Wording[] {
  const { best, worst } = idea;
  const moves = best.fact.kind === 'percent';
  const say = (row: ExtremesIdea['best']): string =>
    moves && row.fact.sign !== 0
      ? `${upDown(row.fact)} ${shortSize(row.fact, context)}`
      : shortFigure(row.fact, context);
  const noun = moves ? ' mover' : '';
  return [
    {
      frame: 'ends.best',
      line: `Best${noun}: ${named(best.name)}, ${say(best)}. Worst: ${named(worst.name)}, ${say(worst)}.`,
    },
    {
      frame: 'ends.top',
      line: `${named(best.name)} did best, ${say(best)}. ${named(worst.name)} did worst, ${say(worst)}.`,
      registers: ['anchor'],
    },
  ];
}
