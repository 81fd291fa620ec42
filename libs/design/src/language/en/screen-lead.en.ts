import { refer } from '@app/picture';
import { upperFirst } from '@app/facts';
import type { ComparisonIdea, LeadIdea } from '../../composer/idea';
import type { ScreenWords } from '../../composer/screen-words';
import type { Story } from '../../composer/story';
import { subjectWords } from './furniture.en';
import { comparedIn, isPlain, mainLabel, named, namesItself, windowText } from '../references';
import { atTime, labelText } from './grammar.en';
import { cardLabel } from './card-label.en';

/** Under the answer stands what was asked. */
function asked({ subject }: Story): string | undefined {
  return subject.question ? refer(subject.question.key) : undefined;
}

/** A row that its own key names is headed by it already: under its figure stands what the list counts. */
function counted({ name, fact, table }: LeadIdea): string | null {
  const label = table && namesItself(name, fact) ? mainLabel(table) : '';
  return label === '' || !isPlain(label) ? null : label;
}

/** Words beside the hook's figure. */
export function leadScreen(idea: LeadIdea, story: Story): ScreenWords {
  const kicker = subjectWords(story, null);
  const label = cardLabel(idea.fact);
  if (idea.against) return { title: kicker ?? label, label, kicker };
  if (idea.name) {
    const what = ['peak', 'latest', 'day'].includes(idea.shape) ? atTime(idea.name, story) : named(idea.name);
    const ranked = idea.shape === 'leader' || idea.shape === 'flow';
    return {
      title: label,
      label:
        idea.shape === 'flow' && windowText(idea.fact, story)
          ? `${label} in ${windowText(idea.fact, story)}`
          : ranked
            ? (asked(story) ?? counted(idea) ?? label)
            : `${label === 'V' || namesItself(idea.name, idea.fact) ? 'High' : label} ${what}`,
      kicker: ranked ? named(idea.name) : kicker,
    };
  }
  const over = windowText(idea.fact, story);
  const moved = idea.fact.words.join() === 'pnl' ? (idea.fact.sign < 0 ? 'Loss' : 'Profit') : upperFirst(label);
  const bench = comparedIn(idea, story);
  const other = bench?.name
    ? `${refer(bench.name)}: ${refer(bench.other)}`
    : bench && bench.role === 'previous'
      ? `${bench.period === '' ? 'Before' : upperFirst(bench.period)}: ${refer(bench.other)}`
      : bench && `${refer(bench.other, 'label')}: ${refer(bench.other)}`;
  return {
    title: label,
    label: idea.shape === 'change' && over ? `${moved} in ${over}` : label,
    kicker,
    support: other,
  };
}

/** Words of the two sides of a contrast. */
export function comparisonScreen(idea: ComparisonIdea, story: Story): ScreenWords {
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  if (idea.role === 'flow') {
    const over = windowText(idea.subject, story);
    return {
      title: over ? `Net flow in ${over}` : 'Net flow',
      label: '',
      relation: 'against',
      sides: [
        idea.subjectName ? named(idea.subjectName) : cardLabel(idea.subject),
        idea.otherName ? named(idea.otherName) : cardLabel(idea.other),
      ],
    };
  }
  if (idea.role === 'previous') {
    return {
      title: labelText(idea.subject),
      label: '',
      relation: more ? 'up from' : 'down from',
      sides: ['Now', idea.period === '' ? 'Before' : upperFirst(idea.period.replace(/^in (?=\D)/, ''))],
    };
  }
  const mine =
    story.subject.main && idea.role === 'benchmark' ? refer(story.subject.main.key) : cardLabel(idea.subject);
  const goal = idea.role === 'target' ? { support: `${labelText(idea.other)} ${refer(idea.other.key)}` } : {};
  const pays = idea.subject.words.includes('apy')
    ? more
      ? 'pays more than'
      : 'pays less than'
    : more
      ? 'more than'
      : 'less than';
  return {
    title: labelText(idea.subject),
    label: '',
    relation: pays,
    ...goal,
    sides: [mine, idea.otherName ? named(idea.otherName) : cardLabel(idea.other)],
  };
}
