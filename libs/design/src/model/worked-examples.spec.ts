import { premiseOf } from '../composer/premise';
import { answerSchema } from './answer.schema';
import { ClaimBook } from './claim-book';
import { houseStory, STORY_SHAPES } from './house-story';
import { readAnswer } from './read-answer';
import { refusedTexts } from './refused-lines';
import { uncarriedSentences } from './uncarried-sentences';
import { gateOf } from './write-candidate';
import { workedExamples, writtenExamples } from './worked-examples';

describe.each(STORY_SHAPES)('the examples of a story of the shape "%s"', (shape) => {
  const examples = workedExamples(shape);

  it('are two, and of that shape', () => {
    expect(examples).toHaveLength(2);
    for (const { request } of examples) {
      const premise = premiseOf(request);
      expect(houseStory(request, premise, new ClaimBook(premise)).shape).toBe(shape);
    }
  });

  it('follow the schema and pass every gate that an answer passes', () => {
    for (const { request, answer } of examples) {
      const premise = premiseOf(request);
      expect(answerSchema.parse(answer)).toEqual(answer);
      const read = readAnswer(answer, premise, request);
      expect(read.faults).toEqual([]);
      if (!read.draft) throw new Error('an example has faults');
      expect(refusedTexts(read.draft, gateOf(request, premise))).toEqual([]);
      expect(uncarriedSentences(answer, read.draft, new ClaimBook(premise), premise, gateOf(request, premise))).toEqual(
        [],
      );
    }
  });

  it('are shown with the claims that their answers name', () => {
    const shown = writtenExamples(shape);
    for (const { answer } of examples) expect(shown).toContain(JSON.stringify(answer));
  });
});
