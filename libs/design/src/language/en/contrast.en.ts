import type { ComparisonIdea, ExtremesIdea, RankingIdea } from '../../composer/idea';
import type { LineContext, Wording } from '../../composer/wording';
import { refer } from '../../figures/reference';
import {
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
  if (idea.role === 'previous') {
    const when = idea.period === '' ? 'before' : idea.period;
    return [
      { frame: 'before.was', line: `It was ${value} ${when}.` },
      { frame: 'before.when', line: `${upperFirst(when)}, it stood at ${value}.`, registers: ['anchor', 'poster'] },
      { frame: 'before.from', line: `${upperFirst(when)}: ${value}.`, registers: ['desk'] },
      ...standalone(idea, context, when),
    ];
  }
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
    ...asks,
    {
      frame: 'benchmark.beats',
      line: more
        ? `That beats the ${idea.otherName ? other : labelWithin(idea.other)}, at ${value}.`
        : `That trails the ${idea.otherName ? other : labelWithin(idea.other)}, at ${value}.`,
    },
  ];
}

/** A comparison that is not about the hook names its subject again. */
function standalone(idea: ComparisonIdea, context: LineContext, when: string): Wording[] {
  const now = shortFigure(idea.subject, context);
  const was = shortFigure(idea.other, context);
  const move =
    (idea.subject.number ?? 0) > (idea.other.number ?? 0)
      ? 'up from'
      : (idea.subject.number ?? 0) < (idea.other.number ?? 0)
        ? 'down from'
        : 'level with';
  const tail = when === 'before' ? '' : ` ${when}`;
  return [
    { frame: 'other.from', line: `${labelText(idea.subject)}: ${now}, ${move} ${was}${tail}.` },
    {
      frame: 'other.stands',
      line: `${labelText(idea.subject)} ${isPlural(idea.subject.label) ? 'stand' : 'stands'} at ${now}, ${move} ${was}${tail}.`,
    },
    { frame: 'other.now', line: `${upperFirst(when)} ${labelWithin(idea.subject)} came to ${was}. Now it is ${now}.` },
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
      { frame: `list.${idea.table.key}`, line: `First on ${name}: ${named(first.name)}, then ${named(second.name)}.` },
      {
        frame: `list.top.${idea.table.key}`,
        line: `On top of ${name}, ${named(first.name)}. ${named(second.name)} comes next.`,
      },
    ];
  }
  if (/holding/i.test(idea.table.key)) {
    return [
      {
        frame: 'list.biggest',
        line: `The biggest holding, ${named(first.name)}, is ${shortFigure(first.fact, context)} of the bag.`,
      },
      {
        frame: 'list.most',
        line: `Most of it sits in ${named(first.name)}: ${shortFigure(first.fact, context)} of the bag.`,
        registers: (first.fact.number ?? 0) > 50 ? ['anchor'] : [],
      },
      {
        frame: 'list.poster-holding',
        line: `${named(first.name)} is ${shortFigure(first.fact, context)} of the bag. ${named(second.name)}, ${shortFigure(second.fact, context)}.`,
        registers: ['poster', 'desk'],
      },
    ];
  }
  const column = idea.table.columns.find((candidate) => candidate.name === idea.table.main);
  const about = lowerFirst(column && column.label !== '' ? labelWithin(first.fact) : labelWithin(first.fact));
  const then = third ? `, then ${named(third.name)}` : '';
  return [
    {
      frame: `list.by.${idea.table.key}`,
      line: `By ${about}, ${named(first.name)} leads with ${shortFigure(first.fact, context)}.`,
    },
    {
      frame: `list.first.${idea.table.key}`,
      line: `First, ${named(first.name)}: ${shortFigure(first.fact, context)}. ${named(second.name)} follows${then}.`,
    },
    {
      frame: `list.three.${idea.table.key}`,
      line: `${named(first.name)}, ${shortFigure(first.fact, context)}. ${named(second.name)}, ${shortFigure(second.fact, context)}.`,
      registers: ['poster', 'desk'],
    },
  ];
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
