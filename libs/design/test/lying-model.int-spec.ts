import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readFacts } from '@app/facts';
import { LanguageModelServer } from '@app/testing';
import type { ComposeRequest } from '../src/composer/compose-request';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { designerOf } from '../src/designer/designer-of';
import { english } from '../src/language/en/english';
import { premiseOf } from '../src/composer/premise';
import type { ClaimBook } from '../src/model/claim-book';
import { readAnswer } from '../src/model/read-answer';
import { refusedTexts } from '../src/model/refused-lines';
import { uncarriedSentences } from '../src/model/uncarried-sentences';
import { gateOf } from '../src/model/write-candidate';
import { answerOf, type ClaimedLine, houseLines, keysIn } from './house-answer';

const PAYLOADS = ['a', 'b', 'c']
  .flatMap((name) => JSON.parse(readFileSync(join(__dirname, 'statements', `${name}.json`), 'utf8')) as Payload[])
  .map(({ name, payload }): [string, ComposeRequest] => [name, requestOf(payload)]);
interface Payload {
  name: string;
  payload: Record<string, unknown>;
}

function requestOf(payload: unknown): ComposeRequest {
  return {
    facts: readFacts(payload),
    language: english,
    targetSeconds: 45,
    style: 'swiss-poster',
    format: '9:16',
    seed: 3,
    stills: [],
    captions: true,
    music: false,
  };
}

/** A figure that a line is about, for its picture. */
const figureOf =
  ({ facts }: ComposeRequest) =>
  ({ text }: ClaimedLine): string =>
    keysIn(text).find((key) => facts.facts.some((fact) => fact.key === key && fact.number !== null)) ?? '';

let server: LanguageModelServer;
// Each fallback's own log line would drown the run's.
Logger.overrideLogger(false);
beforeAll(async () => (server = await LanguageModelServer.start()));
afterAll(async () => await server.stop());

const never = new AbortController().signal;
const design = (request: ComposeRequest) =>
  designerOf({
    provider: 'openai',
    model: 'test',
    apiKey: undefined,
    baseUrl: `${server.url}/v1`,
    fallback: true,
    candidates: 1,
    prices: null,
  }).design(request, never);

describe('a perfect model, which words the claims well and names them', () => {
  it('is told unchanged', async () => {
    let told = 0;
    for (const [name, request] of PAYLOADS) {
      const lines = houseLines(request).lines.filter((line) => figureOf(request)(line) !== '');
      if (lines.length < 2) continue;
      server.replies({ says: JSON.stringify(answerOf(lines, figureOf(request))) });
      const { draft, warnings } = await design(request);
      const said = draft.scenes.filter(({ scene }) => scene.layout !== 'end').map(({ scene }) => scene.line);
      expect({ name, said, warnings }).toEqual({ name, said: lines.map(({ text }) => text), warnings: [] });
      told += lines.length;
    }
    expect(told).toBeGreaterThan(200);
  });
});

const TURNED: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:rose|grew|climbed|increased)\b/, 'fell'],
  [/\b(?:fell|dropped|declined)\b/, 'rose'],
  [/\bup\b/, 'down'],
  [/\bdown\b/, 'up'],
  [/\babove\b/, 'below'],
  [/\bbelow\b/, 'above'],
  [/\bhighest\b/, 'lowest'],
  [/\blowest\b/, 'highest'],
  [/\bmost\b/, 'least'],
];

/** One claim of a line altered: its direction, its figure, or the claim that it stands on. */
function liesOf(line: ClaimedLine, request: ComposeRequest, { book }: ReturnType<typeof houseLines>): ClaimedLine[] {
  const facts = new Map(request.facts.facts.map((fact) => [fact.key, fact]));
  const keys = keysIn(line.text).filter((key) => facts.get(key)?.number != null);
  const [turn, other] = TURNED.find(([pattern]) => pattern.test(line.text)) ?? [];
  const [key] = keys;
  const fact = facts.get(key ?? '');
  const under = book.figuresUnder(line.claims);
  const stranger = request.facts.facts.find(
    (one) =>
      one.number !== null && !under.has(one.key) && one.number !== fact?.number && one.unit?.id === fact?.unit?.id,
  );
  const claim = book.claims.find(({ id }) => !keys.some((one) => book.figuresUnder([id]).has(one)))?.id;
  return [
    ...(turn && other ? [{ ...line, text: line.text.replace(turn, other) }] : []),
    ...(stranger && key ? [{ ...line, text: line.text.replaceAll(`{{${key}`, `{{${stranger.key}`) }] : []),
    ...(claim && key ? [{ ...line, claims: [claim] }] : []),
  ];
}

/** Lies that pass by themselves, whatever becomes of the others of their video. */
function believedOf(lines: readonly ClaimedLine[], request: ComposeRequest, book: ClaimBook): string[] {
  const premise = premiseOf(request);
  const answer = answerOf(lines, figureOf(request));
  const { draft } = readAnswer(answer, premise, request);
  if (!draft) return [];
  const gate = gateOf(request, premise);
  const refused = [...refusedTexts(draft, gate), ...uncarriedSentences(answer, draft, book, premise, gate)].map(
    ({ scene }) => scene,
  );
  return draft.scenes
    .filter(({ scene }) => scene.layout !== 'end' && !refused.includes(scene.id))
    .map(({ scene }) => scene.line);
}

describe('a model that alters one claim of each line', () => {
  it('changes no video, two hundred times', async () => {
    let lies = 0;
    const believed: string[] = [];
    for (const [name, request] of PAYLOADS) {
      const house = houseLines(request);
      const told = house.lines.flatMap((line) => liesOf(line, request, house));
      const shown = told.filter((line) => figureOf(request)(line) !== '').slice(0, 8);
      if (shown.length === 0) continue;
      server.replies({ says: JSON.stringify(answerOf(shown, figureOf(request))) });
      const { draft } = await design(request);
      expect({ name, video: draft.storyboard }).toEqual({ name, video: composeStoryboard(request).storyboard });
      believed.push(...believedOf(shown, request, house.book));
      lies += shown.length;
    }
    expect(lies).toBeGreaterThanOrEqual(200);
    expect(believed).toEqual([]);
  });
});
