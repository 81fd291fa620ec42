import { refer } from '@app/render';
import type { EndIdea, SourceIdea, TextsIdea } from '../../composer/idea';
import type { Wording } from '../../composer/wording';
import { humanName, isPlain } from './grammar.en';

/** Who says so, and when. */
export function sourceWordings(idea: SourceIdea): Wording[] {
  const who = idea.source ? refer(idea.source.key) : '';
  const when = idea.asOf ? refer(idea.asOf.key, 'bare') : '';
  const on = when ? ` on ${when}` : '';
  const reading =
    idea.source && !/^(the )/i.test(String(idea.source.value))
      ? `That's ${who}'s reading${on}.`
      : `That's the reading of ${who}${on}.`;
  const ends = /s$/i.test(String(idea.source?.value ?? ''));
  return [
    ...(ends ? [] : [{ frame: 'source.reading', line: reading }]),
    { frame: 'source.poster', line: `Source: ${who}${when ? `, ${when}` : ''}.`, registers: ['poster', 'desk'] },
    {
      frame: 'source.anchor',
      line: `Those figures come from ${who}${when ? `, as of ${when}` : ''}.`,
      registers: ['anchor'],
    },
    { frame: 'source.counted', line: `Figures by ${who}${when ? `, ${when}` : ''}.` },
  ];
}

/** Words of the payload, said as given. */
export function textWordings(idea: TextsIdea): Wording[] {
  const [first, ...rest] = idea.facts;
  if (!first) return [];
  const say = (key: string, value: unknown): string => (/[.!?…]$/.test(String(value)) ? refer(key) : `${refer(key)}.`);
  if (rest.length === 0) return [{ frame: `text.${first.key}`, line: say(first.key, first.value) }];
  if (idea.label === '') {
    const lines = idea.facts.map((fact) =>
      isPlain(fact.label) ? `${fact.label}: ${refer(fact.key)}.` : `${refer(fact.key, 'label')}: ${refer(fact.key)}.`,
    );
    return [{ frame: `texts.labelled.${first.key}`, line: lines.join(' ') }];
  }
  const three = idea.facts.slice(0, 3).map((fact) => refer(fact.key));
  const list = three.length === 2 ? three.join(' and ') : `${three.slice(0, -1).join(', ')} and ${three.at(-1)}`;
  const label = isPlain(idea.label) ? humanName(idea.label) : '';
  return [{ frame: `texts.list.${first.key}`, line: label ? `${label}: ${list}.` : `${list}.` }];
}

/** The call to action, word for word. */
export function endWordings(idea: EndIdea): Wording[] {
  return [{ frame: 'end', line: idea.cta }];
}
