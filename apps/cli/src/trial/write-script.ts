import {
  checkStoryboard,
  composeStoryboard,
  estimateDurations,
  fitToTarget,
  type Language,
  writtenLanguage,
} from '@app/design';
import { NoFactsError, readDeclared, readFacts } from '@app/facts';
import { resolveText } from '@app/picture';

/** A trial payload: plain data, or `{title, brief, data}` as an order has them; in English where it names no language. */
export interface TrialPayload {
  language?: string;
  title?: string | null;
  brief?: string | null;
  data?: unknown;
}

const SECONDS = 45;

/** The script of one payload as text, one scene per line, followed by anything the gate rejects. */
export function writeScript(given: TrialPayload & Record<string, unknown>, code: string): string {
  const request = trialRequest(given, code);
  return request ? scriptOf(request) : '(nothing to tell)';
}

/** What a payload is told from; null where it has no facts. */
export function trialRequest(
  given: TrialPayload & Record<string, unknown>,
  code: string,
): Parameters<typeof composeStoryboard>[0] | null {
  const order: TrialPayload = typeof given.data === 'object' && given.data !== null ? given : { data: given };
  const { data, fields = {} } = readDeclared(order.data as Record<string, unknown>) ?? { data: order.data };
  const language = writtenLanguage(code);
  try {
    return requestOf(order, readFacts(data, { defaults: fields }), language);
  } catch (error) {
    if (error instanceof NoFactsError) return null;
    throw error;
  }
}

function requestOf(order: TrialPayload, facts: ReturnType<typeof readFacts>, language: Language) {
  return {
    facts,
    language,
    targetSeconds: SECONDS,
    format: '9:16' as const,
    seed: 1,
    stills: [],
    captions: true,
    music: false,
    ...(order.title ? { title: order.title } : {}),
    ...(order.brief ? { brief: order.brief } : {}),
  };
}

function scriptOf(request: Parameters<typeof composeStoryboard>[0]): string {
  const draft = composeStoryboard(request);
  const video = fitToTarget(draft, estimateDurations(draft), SECONDS);
  const scenes = video.scenes.map(
    ({ layout, line }) =>
      `${layout.padEnd(12)} ${layout === 'end' ? line : resolveText(line, video.figures, 'display')}`,
  );
  const faults = checkStoryboard(video, request.facts).map(({ code, text }) => `! ${code}: ${text}`);
  return [...scenes, ...faults].join('\n');
}
