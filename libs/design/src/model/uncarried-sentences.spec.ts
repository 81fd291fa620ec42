import { requestFor } from '../../test/request-for';
import type { ComposeRequest } from '../composer/compose-request';
import { premiseOf } from '../composer/premise';
import { writtenLanguage } from '../language/written-language';
import { english } from '../language/en/english';
import type { ModelAnswer } from './answer.schema';
import { ClaimBook } from './claim-book';
import { readAnswer } from './read-answer';
import { uncarriedSentences } from './uncarried-sentences';
import { gateOf } from './write-candidate';

const DATA = {
  clinic: 'Elm Road',
  waitMinutes: 34,
  waitTargetMinutes: 30,
  visits: 1180,
  visitsLastMonth: 1020,
  libraries: [
    { branch: 'Castle', loans: 9400 },
    { branch: 'Quay', loans: 7100 },
    { branch: 'Mill', loans: 3900 },
  ],
};
const requestIn = (language = english): ComposeRequest =>
  requestFor(DATA, { language, targetSeconds: 20, style: 'swiss-poster', music: false });
const book = new ClaimBook(premiseOf(requestIn()));
const idOf = (kind: string, key: string) =>
  book.claims.find(({ claim }) => claim.kind === kind && 'fact' in claim && claim.fact.key === key)?.id ??
  book.claims.find(({ claim }) => claim.kind === kind)?.id ??
  '';
const CHANGE = idOf('change', 'visits');
const MEASURE = idOf('measure', 'waitMinutes');
const RANKING = idOf('ranking', '');

/** What is wrong with one sentence that names these claims. */
function faultsOf(text: string, claims: string[], request = requestIn()): string[] {
  const answer: ModelAnswer = {
    scenes: [
      {
        sentences: [{ text, claims }],
        transition: 'cut',
        importance: 'must',
        content: { layout: 'hero', figure: 'visits', label: '{{visits|label}}', kicker: null, support: null },
      },
    ],
    caption: [{ text: 'Elm Road.', claims: [] }],
  };
  const premise = premiseOf(request);
  const { draft, faults } = readAnswer(answer, premise, request);
  if (!draft) throw new Error(faults.join('\n'));
  return uncarriedSentences(answer, draft, new ClaimBook(premise), premise, gateOf(request, premise)).map(
    ({ fault }) => fault,
  );
}

describe('a sentence and the claims that it names', () => {
  it.each([
    ['Visits rose to {{visits}}.', [CHANGE]],
    ['Visits rose from {{visitsLastMonth}} to {{visits}}.', [CHANGE]],
    ['The wait, {{waitMinutes}}, is above its target of {{waitTargetMinutes}}.', [MEASURE]],
    ['{{libraries/0/branch}} has the most loans, {{libraries/0/loans}}.', [RANKING]],
    ['{{visits}} visits.', ['visits']],
    ['{{visits}} visits, and a wait of {{waitMinutes}}.', ['visits', 'waitMinutes']],
    ['This is {{clinic}}.', []],
  ])('"%s" is carried by %p', (text, claims) => {
    expect(faultsOf(text, claims)).toEqual([]);
  });

  it.each([
    ['a figure that is under none of them', 'Visits rose to {{visits}}.', [MEASURE], '"visits" is under none'],
    ['a figure where it names nothing', '{{visits}} visits.', [], '"visits" is under none'],
    ['a direction that a plain value does not have', 'Visits rose to {{visits}}.', ['visits'], '"rose" is not said'],
    ['a rank that a plain value does not have', 'Castle has the most loans.', ['libraries/0/loans'], '"most" is not'],
    ['a comparison of another claim', 'The wait is above its target.', [CHANGE], '"above" is not said'],
    ['an id that the order does not have', 'Visits rose.', ['c99'], 'there is no claim "c99"'],
  ])('are refused by name for %s', (_, text, claims, why) => {
    expect(faultsOf(text, claims).join('\n')).toContain(why);
  });

  it('are held to their figures in languages whose statements cannot be read', () => {
    const request = requestIn(writtenLanguage('de'));
    expect(faultsOf('{{visits}} Besuche.', ['waitMinutes'], request).join()).toContain('"visits" is under none');
    expect(faultsOf('{{visits}} Besuche.', ['visits'], request)).toEqual([]);
  });
});
