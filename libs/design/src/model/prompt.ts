import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, FactTable } from '@app/facts';
import type { ComposeRequest } from '../composer/compose-request';
import type { Premise } from '../composer/premise';
import type { Revision } from '../editing/revision';
import type { ClaimBook } from './claim-book';
import { houseStory, notToSay } from './house-story';
import { offeredClaims } from './offered-claims';
import { offeredFacts } from './offered-facts';
import { writtenExamples } from './worked-examples';

/** Rows of a table that a model sees; charts of a table take all of its rows. */
const SHOWN_ROWS = 12;
const LONGEST_TEXT = 240;

/** Narration of usual speed. */
const WORDS_A_SECOND = 2.5;
/** After each scene, in words. */
const PAUSE = 1.25;
const WORDS_A_SCENE = 9;

/** What a model is told about its craft: the same for every video. The file is copied beside the build. */
export function readInstructions(): string {
  return readFileSync(join(__dirname, 'prompt.en.md'), 'utf8');
}

/** The craft with examples of the story that the house would tell. */
export function instructionsFor(craft: string, request: ComposeRequest, premise: Premise, book: ClaimBook): string {
  return `${craft}\n${writtenExamples(houseStory(request, premise, book).shape)}\n`;
}

/** One video's order as data. Nothing in a payload or a brief can end the block that it stands in. */
export function orderOf(request: ComposeRequest, premise: Premise, book: ClaimBook): string {
  const { story, register, cta } = premise;
  const order = {
    language: new Intl.DisplayNames(['en'], { type: 'language' }).of(request.language.code),
    targetSeconds: request.targetSeconds,
    pacing: request.pacing ?? 'standard',
    mode: request.mode ?? 'numbers',
    register,
    title: request.title ?? null,
    brief: request.brief ?? null,
    closingLine: cta,
    words: wordsFor(request.targetSeconds, cta),
    story: houseStory(request, premise, book),
    claims: offeredClaims(book),
    notToSay: notToSay(premise, request),
    facts: offeredFacts(premise).map((fact) => factOf(fact, request)),
    tables: story.pack.tables.map((table) => tableOf(table)),
    ...(request.revision ? { revision: revisionOf(request.revision) } : {}),
    pictures: request.stills.map(({ key, still }) => ({ picture: key, shows: still.alt })),
  };
  return `<order>\n${JSON.stringify(order).replaceAll('<', '\\u003c')}\n</order>`;
}

/** Words of all lines together, without the closing one. */
function wordsFor(targetSeconds: number, closing: string): number {
  const room = targetSeconds * WORDS_A_SECOND - closing.split(/\s+/).length - PAUSE;
  return Math.max(WORDS_A_SCENE, Math.round((room * WORDS_A_SCENE) / (WORDS_A_SCENE + PAUSE)));
}

/** The video as it stands, without what dropped scenes said, and what its owner wants of it. */
function revisionOf({ storyboard, wish, notes }: Revision) {
  const stay = storyboard.scenes.filter(({ id, layout }) => layout !== 'end' && !wish.drop?.includes(id));
  return { notes, scenes: stay.map(({ layout, line }) => ({ layout, line })) };
}

function factOf(fact: Fact, { language }: ComposeRequest) {
  const { full, label } = language.writeFigure(fact);
  const display = full.display.slice(0, LONGEST_TEXT);
  const spoken = full.spoken.slice(0, LONGEST_TEXT);
  return {
    key: fact.key,
    label: label.display,
    kind: fact.kind,
    display,
    ...(spoken === display ? {} : { spoken }),
    ...(fact.window === null ? {} : { window: fact.window }),
    ...(fact.sign < 0 ? { negative: true } : {}),
  };
}

function tableOf({ key, label, temporal, columns, rows }: FactTable) {
  return {
    table: key,
    label,
    runsInTime: temporal,
    columns: columns.map(({ name, label: called }) => ({ column: name, label: called })),
    rows: rows.length,
    firstRows: rows.slice(0, SHOWN_ROWS).map(({ name, cells }) => ({
      name: name.form === 'full' ? `{{${name.key}}}` : `{{${name.key}|label}}`,
      ...cells,
    })),
  };
}
