import { type FactPack, readFacts } from '@app/facts';
import type { ComposeRequest } from '../composer/compose-request';
import { premiseOf } from '../composer/premise';
import { english } from '../language/en/english';
import type { ModelAnswer } from './answer.schema';
import { ClaimBook } from './claim-book';
import EXAMPLES from './examples.en.json';
import type { StoryShape } from './house-story';
import { offeredClaims } from './offered-claims';

/** A payload with an answer that tells it well. */
export interface WorkedExample {
  request: ComposeRequest;
  answer: ModelAnswer;
}

/** The two examples of a story's shape. */
export function workedExamples(shape: StoryShape): WorkedExample[] {
  return EXAMPLES.filter((example) => example.shape === shape).map(({ data, answer }) => ({
    request: exampleOf(readFacts(data)),
    answer: answer as ModelAnswer,
  }));
}

/** The same as a model is shown them. */
export function writtenExamples(shape: StoryShape): string {
  const texts = workedExamples(shape).map(({ request, answer }) => {
    const premise = premiseOf(request);
    const facts = request.facts.facts.map((fact) => ({
      key: fact.key,
      display: request.language.writeFigure(fact).full.display,
    }));
    const order = { claims: offeredClaims(new ClaimBook(premise)), facts };
    return `Order: ${JSON.stringify(order)}\nAnswer: ${JSON.stringify(answer)}`;
  });
  return `## Two examples\n\n${texts.join('\n\n')}`;
}

function exampleOf(facts: FactPack): ComposeRequest {
  return {
    facts,
    language: english,
    targetSeconds: 15,
    format: '9:16',
    style: 'swiss-poster',
    seed: 1,
    stills: [],
    captions: true,
    music: false,
  };
}
