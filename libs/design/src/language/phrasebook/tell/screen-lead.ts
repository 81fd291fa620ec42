import { refer } from '@app/picture';
import type { ComparisonIdea, LeadIdea } from '../../../composer/idea';
import type { ScreenWords } from '../../../composer/screen-words';
import type { Story } from '../../../composer/story';
import { monthName } from '../../figures/calendar';
import type { Labels } from './labels';
import { comparedIn, mainLabel, namesItself } from '../../references';
import { pastOf } from './telling';

/** Words beside the hook's figure. */
export function leadScreen(idea: LeadIdea, story: Story, labels: Labels): ScreenWords {
  const { screen } = labels;
  const kicker = labels.subject(story, null);
  const label = labels.of(idea.fact);
  const over = labels.window(idea.fact, story);
  if (idea.against) return { title: kicker ?? label, label, kicker };
  if (idea.name) {
    const timed = ['peak', 'latest', 'day'].includes(idea.shape);
    if (timed)
      return {
        title: label,
        label: screen.labelAt(
          label === 'V' || namesItself(idea.name, idea.fact) ? screen.high : label,
          labels.at(idea.name, story),
        ),
        kicker,
      };
    const asked = story.subject.question ? refer(story.subject.question.key) : null;
    const flows = idea.shape === 'flow' && over !== '';
    return {
      title: label,
      label: flows ? screen.labelWithin(label, over) : (asked ?? counted(idea, labels) ?? label),
      kicker: labels.name(idea.name),
    };
  }
  const moved = idea.fact.words.join() === 'pnl' ? (idea.fact.sign < 0 ? screen.loss : screen.profit) : label;
  return {
    title: label,
    label: idea.shape === 'change' && over ? screen.labelWithin(moved, over) : label,
    kicker,
    support: besideLead(idea, story, labels),
  };
}

/** A row that its own key names is headed by it already: under its figure stands what the list counts. */
function counted({ name, fact, table }: LeadIdea, labels: Labels): string | null {
  return table && namesItself(name, fact) ? labels.list(mainLabel(table)) : null;
}

function besideLead(idea: LeadIdea, story: Story, labels: Labels): string | undefined {
  const bench = comparedIn(idea, story);
  if (!bench) return undefined;
  if (bench.role !== 'previous' || bench.name)
    return labels.screen.stands(bench.name ? refer(bench.name) : refer(bench.other, 'label'), refer(bench.other));
  return labels.screen.stands(beforeOf(bench.period, labels), refer(bench.other));
}

function beforeOf(period: string, labels: Labels): string {
  if (period !== '' && labels.screen.earlier) return labels.screen.earlier(period);
  const past = pastOf(period);
  return past?.kind === 'month' ? labels.heading(monthName(past.month, labels.locale)) : labels.screen.before;
}

/** Words of the two sides of a contrast. */
export function comparisonScreen(idea: ComparisonIdea, story: Story, labels: Labels): ScreenWords {
  const { screen } = labels;
  const { relations } = screen;
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  if (idea.role === 'flow') {
    const over = labels.window(idea.subject, story);
    return {
      title: over ? screen.labelWithin(screen.netFlow, over) : screen.netFlow,
      label: '',
      relation: relations.against,
      sides: [
        idea.subjectName ? labels.name(idea.subjectName) : labels.of(idea.subject),
        idea.otherName ? labels.name(idea.otherName) : labels.of(idea.other),
      ],
    };
  }
  const title = labels.of(idea.subject);
  if (idea.role === 'previous')
    return {
      title,
      label: '',
      relation: more ? relations.upFrom : relations.downFrom,
      sides: [screen.now, beforeOf(idea.period, labels)],
    };
  const { main } = story.subject;
  const mine = main && idea.role === 'benchmark' ? refer(main.key) : labels.of(idea.subject);
  const pays = idea.subject.words.includes('apy');
  return {
    title,
    label: '',
    relation: pays ? (more ? relations.paysMore : relations.paysLess) : more ? relations.moreThan : relations.lessThan,
    ...(idea.role === 'target' ? { support: screen.stands(labels.of(idea.other), refer(idea.other.key)) } : {}),
    sides: [mine, idea.otherName ? labels.name(idea.otherName) : labels.of(idea.other)],
  };
}
