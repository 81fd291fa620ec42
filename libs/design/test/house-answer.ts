import { factsUnder } from '@app/story';
import { type FigureTable, piecesOf, type RefText } from '@app/picture';
import type { ComposeRequest } from '../src/composer/compose-request';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { premiseOf } from '../src/composer/premise';
import type { AnsweredContent, AnsweredScene, ModelAnswer } from '../src/model/answer.schema';
import { ClaimBook } from '../src/model/claim-book';
import { judgeText } from '../src/statements/judge-text';
import { World } from '../src/statements/world';

/** A line with the ids of the claims that it states, as a perfect model names them. */
export interface ClaimedLine {
  text: RefText;
  claims: string[];
}

/** The house's own lines that the reader of statements passes, with their claims. */
export function houseLines(request: ComposeRequest): { lines: ClaimedLine[]; book: ClaimBook; figures: FigureTable } {
  const premise = premiseOf(request);
  const book = new ClaimBook(premise);
  const { scenes, figures } = composeStoryboard(request).storyboard;
  const world = new World(premise.story.pack, request.language.code);
  const lines = scenes
    .filter(({ layout, line }) => layout !== 'end' && judgeText(line, figures, world).length === 0)
    .map(({ line }) => ({ text: line, claims: claimsOf(line, book) }))
    .filter(({ text }) => keysIn(text).length > 0);
  return { lines, book, figures };
}

/** Keys of the facts that a text refers to. */
export function keysIn(text: RefText): string[] {
  const keys = piecesOf(text).flatMap((piece) => ('key' in piece ? [piece.key.replace(/#.*$/, '')] : []));
  return [...new Set(keys)];
}

function claimsOf(text: RefText, book: ClaimBook): string[] {
  const keys = keysIn(text);
  const claims = book.claims.filter(({ claim }) => factsUnder(claim).some(({ key }) => keys.includes(key)));
  return [...claims.map(({ id }) => id), ...keys];
}

/** An answer that says these lines, each in a scene of its own; `figureOf` is what a scene shows. */
export function answerOf(lines: readonly ClaimedLine[], figureOf: (line: ClaimedLine) => string): ModelAnswer {
  const scenes = lines.map((line, at): AnsweredScene => {
    const figure = figureOf(line);
    const label = `{{${figure}|label}}`;
    const content: AnsweredContent =
      at % 2 === 0
        ? { layout: 'hero', figure, label, kicker: null, support: null }
        : {
            layout: 'list',
            title: label,
            items: [
              { label: null, text: label },
              { label: null, text: `{{${figure}}}` },
            ],
          };
    return { sentences: [line], transition: 'cut', importance: 'good', content };
  });
  const [first] = lines;
  return { scenes, caption: first ? [first] : [] };
}
