import { Logger } from '@nestjs/common';
import { LanguageModelServer } from '@app/testing';
import type { ComposeRequest } from '../src/composer/compose-request';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { writtenLanguage } from '../src/language/written-language';
import { languageModelOf } from '../src/model/language-model';
import { ModelDesigner } from '../src/model/model.designer';
import { answerOf, type ClaimedLine } from './house-answer';
import { requestFor } from './request-for';

const DATA = { clinic: 'Elm Road', visits: 1180, visitsLastMonth: 1020, revenueUsd: 84_200, staff: 41 };
const CLAIMS = ['visits', 'visitsLastMonth'];
const requestIn = (code: string, more: Partial<ComposeRequest> = {}): ComposeRequest =>
  requestFor(DATA, { language: writtenLanguage(code), style: 'swiss-poster', music: false, ...more });
const lines = (opening: string, second: string, third: string): ClaimedLine[] => [
  { text: opening, claims: CLAIMS },
  { text: second, claims: ['revenueUsd'] },
  { text: third, claims: ['staff'] },
];
const figureOf = ({ claims }: ClaimedLine): string => claims[0] ?? '';

let server: LanguageModelServer;
Logger.overrideLogger(false);
beforeAll(async () => (server = await LanguageModelServer.start()));
afterAll(async () => await server.stop());

const design = (request: ComposeRequest) =>
  new ModelDesigner(
    languageModelOf({ provider: 'openai', model: 'test', apiKey: undefined, baseUrl: `${server.url}/v1` }),
  ).design(request, new AbortController().signal);
const saidIn = ({ draft }: Awaited<ReturnType<typeof design>>) => draft.scenes.map(({ scene }) => scene.line);

/** In each language what holds of the visits, what does not, and two more lines that hold. */
const TOLD = {
  en: ['Visits rose to {{visits}}.', 'Visits fell to {{visits}}.', 'Revenue is {{revenueUsd}}.', '{{staff}} staff.'],
  de: [
    'Die Besuche stiegen auf {{visits}}.',
    'Die Besuche sanken auf {{visits}}.',
    'Der Umsatz beträgt {{revenueUsd}}.',
    'Das sind {{staff}}.',
  ],
  fr: [
    'Les visites montent à {{visits}}.',
    'Les visites baissent à {{visits}}.',
    'Le chiffre d’affaires est de {{revenueUsd}}.',
    'Il y en a {{staff}}.',
  ],
  es: [
    'Las visitas suben a {{visits}}.',
    'Las visitas bajan a {{visits}}.',
    'Los ingresos son de {{revenueUsd}}.',
    'Son {{staff}}.',
  ],
} as const;

describe.each(Object.entries(TOLD))('a model that tells in "%s"', (code, [holds, fails, second, third]) => {
  it('is told where its lines hold', async () => {
    server.replies({ says: JSON.stringify(answerOf(lines(holds, second, third), figureOf)) });
    const written = await design(requestIn(code));
    expect(saidIn(written)).toEqual(expect.arrayContaining([holds, second, third]));
    expect(written.warnings).toEqual([]);
  });

  it('is replaced by the house in the line that does not hold, which it is told by name', async () => {
    server.replies({ says: JSON.stringify(answerOf(lines(fails, second, third), figureOf)) });
    const written = await design(requestIn(code));
    expect(saidIn(written)).toEqual(expect.arrayContaining([second, third]));
    expect(saidIn(written)).not.toContain(fails);
    expect(written.warnings.map((warning) => warning.code)).toEqual(['model_lines_refused']);
    expect(JSON.stringify(server.calls.at(-1)?.body)).toContain('(direction)');
  });

  it('is replaced in a heading that does not hold', async () => {
    const answer = answerOf(lines(holds, second, third), figureOf);
    const [first, list, ...others] = answer.scenes;
    if (list?.content.layout !== 'list' || !first) throw new Error('every second scene is a list');
    const denied = { ...list, content: { ...list.content, title: fails.replace(/ \S+ \{\{.*$/, '') } };
    server.replies({ says: JSON.stringify({ ...answer, scenes: [first, denied, ...others] }) });
    const written = await design(requestIn(code));
    expect(saidIn(written)).toEqual(expect.arrayContaining([holds, third]));
    expect(JSON.stringify(written.draft.storyboard)).not.toContain(denied.content.title);
  });

  it('cannot say it in an edit by notes either: the scene stays as it was', async () => {
    const request = requestIn(code);
    const { storyboard } = composeStoryboard(request);
    const revision = { storyboard, pacing: 'standard', wish: { tone: 'serious' }, notes: 'more serious' } as const;
    server.replies({ says: JSON.stringify(answerOf(lines(fails, second, third), figureOf)) });
    const written = await design({
      ...request,
      revision: { ...revision, leftOut: [], authored: false, unclear: false },
    });
    expect(saidIn(written)).toEqual(expect.arrayContaining([second, third]));
    expect(saidIn(written)).not.toContain(fails);
  });
});

describe('a language whose sentences cannot be read', () => {
  it('is told by the house, says so, and asks no model', async () => {
    server.replies({ says: '' });
    const request = requestIn('ja');
    const { draft, warnings, usage } = await design(request);
    expect(draft.storyboard).toEqual(composeStoryboard(request).storyboard);
    expect(warnings).toEqual([expect.objectContaining({ code: 'statements_unread' })]);
    expect(warnings[0]?.message).toContain('Japanese');
    expect(usage).toBeUndefined();
    expect(server.calls).toEqual([]);
  });
});
