import {
  composeStoryboard,
  creditsOf,
  languageModelOf,
  linesOf,
  ModelDesignError,
  ModelDesigner,
  type ModelSettings,
  type WritingWatch,
} from '@app/design';
import { type TrialPayload, trialRequest } from './write-script';

/** What a model did with one payload. */
interface Writing {
  /** The last lines of each candidate that could be read, by its number. */
  candidates: Map<number, string[]>;
  /** What was wrong with each answer. */
  refusals: string[];
  verdict: string | null;
}

/**
 * One payload told by a model as an order would be: the house's script, the candidates, what was refused of them and the
 * final script side by side, in Markdown.
 */
export async function writeModelTrial(
  name: string,
  given: TrialPayload & Record<string, unknown>,
  code: string,
  settings: ModelSettings,
): Promise<string> {
  const request = trialRequest(given, code);
  const heading = `# ${name} (${code}), told by ${settings.model}`;
  if (!request) return `${heading}\n\nNothing to tell.\n`;
  const house = linesOf(composeStoryboard(request));
  const writing: Writing = { candidates: new Map(), refusals: [], verdict: null };
  const { candidates, prices } = settings;
  const watch = watchInto(writing);
  const designer = new ModelDesigner(languageModelOf(settings), { candidates, prices, watch });
  const { final, outcome, usage } = await designer.design(request, new AbortController().signal).then(
    (written) => ({
      final: linesOf(written.draft),
      outcome: written.warnings.map(({ code: warning, message }) => `${warning}: ${message}`),
      usage: written.usage,
    }),
    (error: unknown) => {
      if (!(error instanceof ModelDesignError)) throw error;
      return { final: house, outcome: [`The house tells this video: ${error.why}.`], usage: error.usage };
    },
  );
  const columns = new Map([['House', house]]);
  for (const [number, lines] of writing.candidates) columns.set(`Candidate ${number}`, lines);
  columns.set('Final', final);
  const { inputTokens = 0, outputTokens = 0, calls = 0 } = usage ?? {};
  const price = prices ? `, ${creditsOf({ inputTokens, outputTokens }, prices).toFixed(2)} credits` : '';
  const notes = [...outcome, ...(writing.verdict === null ? [] : [writing.verdict])];
  return [
    heading,
    tableOf(columns),
    ...(writing.refusals.length > 0 ? ['## Refused', writing.refusals.map((fault) => `- ${fault}`).join('\n')] : []),
    '## Outcome',
    [...notes, `${calls} calls, ${inputTokens} tokens sent, ${outputTokens} answered${price}.`]
      .map((note) => `- ${note}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

function watchInto(writing: Writing): WritingWatch {
  let answers = 0;
  return {
    answered: (candidate, { draft, faults }) => {
      answers += 1;
      if (draft) writing.candidates.set(candidate, linesOf(draft));
      writing.refusals.push(...faults.map((fault) => `Candidate ${candidate}, answer ${answers}: ${fault}`));
    },
    judged: (better, why) => (writing.verdict = `Candidate ${better} is the better one: ${why}`),
  };
}

/** Lines of one number beside each other. */
function tableOf(columns: ReadonlyMap<string, readonly string[]>): string {
  const scripts = [...columns.values()];
  const rows = Array.from({ length: Math.max(...scripts.map((lines) => lines.length)) }, (_, at) =>
    rowOf([String(at + 1), ...scripts.map((lines) => lines[at] ?? '')]),
  );
  return [rowOf(['', ...columns.keys()]), rowOf(['', ...columns.keys()].map(() => '---')), ...rows].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
