import { z } from 'zod';

const text = z.string();
const key = z.string();
const named = z.object({ label: text, figure: key });
const optionalText = text.nullable();

/**
 * What each layout asks of a model. Bounds are checked afterwards and fields are never optional but null: providers
 * differ in which parts of JSON Schema they hold an answer to.
 */
const CONTENTS = [
  z.object({
    layout: z.literal('hero'),
    figure: key,
    label: text,
    kicker: optionalText,
    support: optionalText,
  }),
  z.object({ layout: z.literal('headline'), headline: text, kicker: optionalText, support: optionalText }),
  z.object({ layout: z.literal('cards'), title: text, cards: z.array(named) }),
  z.object({
    layout: z.literal('comparison'),
    title: text,
    focus: named,
    other: named,
    relation: optionalText,
  }),
  z.object({ layout: z.literal('breakdown'), title: text, parts: z.array(named), total: named.nullable() }),
  z.object({ layout: z.literal('donut'), title: text, parts: z.array(named), total: named.nullable() }),
  z.object({ layout: z.literal('bars'), title: text, bars: z.array(named), focus: key }),
  z.object({ layout: z.literal('leaderboard'), title: text, rows: z.array(named), focus: key }),
  z.object({ layout: z.literal('line'), title: text, table: key, column: text, focus: key.nullable() }),
  z.object({
    layout: z.literal('progress'),
    title: text,
    items: z.array(z.object({ label: text, figure: key, goal: key.nullable() })),
  }),
  z.object({
    layout: z.literal('list'),
    title: text,
    items: z.array(z.object({ label: optionalText, text })),
  }),
  z.object({
    layout: z.literal('timeline'),
    title: text,
    moments: z.array(z.object({ when: text, text, figure: key.nullable() })),
  }),
  z.object({ layout: z.literal('quote'), quote: key, by: key.nullable() }),
  z.object({ layout: z.literal('picture'), picture: key, headline: text, support: optionalText }),
] as const;

/** One sentence with the ids of the claims that it states; keys of facts are ids of their plain values. */
const sentence = z.object({ text, claims: z.array(text) });

/** A storyboard's content as a model answers it; everything else of a storyboard is the house's. */
export const answerSchema = z.object({
  scenes: z.array(
    z.object({
      sentences: z.array(sentence),
      transition: z.enum(['cut', 'wipe', 'dissolve']),
      importance: z.enum(['must', 'good', 'spare']),
      content: z.union(CONTENTS),
    }),
  ),
  caption: z.array(sentence),
});

export type ModelAnswer = z.infer<typeof answerSchema>;
export type AnsweredScene = ModelAnswer['scenes'][number];
export type AnsweredSentence = AnsweredScene['sentences'][number];
export type AnsweredContent = AnsweredScene['content'];
export type ContentOf<L extends AnsweredContent['layout']> = Extract<AnsweredContent, { layout: L }>;
