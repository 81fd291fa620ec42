import {
  checkStoryboard,
  composeStoryboard,
  estimateDurations,
  fitToTarget,
  type Language,
  writtenLanguage,
} from '@app/design';
import { NoFactsError, readDeclared, readFacts } from '@app/facts';
import { resolveText } from '@app/render';

/** A trial payload: plain data, or `{title, brief, data}`. */
export interface TrialPayload {
  title?: string | null;
  brief?: string | null;
  data?: unknown;
}

const SECONDS = 45;

/** The script of one payload as text, one scene per line, followed by anything the gate rejects. */
export function writeScript(given: TrialPayload & Record<string, unknown>, code: string): string {
  const order = typeof given.data === 'object' && given.data !== null ? given : { data: given };
  const { data, fields = {} } = readDeclared(order.data as Record<string, unknown>) ?? { data: order.data };
  const language = writtenLanguage(code);
  try {
    return scriptOf(order, readFacts(data, { defaults: fields }), language);
  } catch (error) {
    if (error instanceof NoFactsError) return '(nothing to tell)';
    throw error;
  }
}

function scriptOf(order: TrialPayload, facts: ReturnType<typeof readFacts>, language: Language): string {
  const draft = composeStoryboard({
    facts,
    language,
    targetSeconds: SECONDS,
    format: '9:16',
    seed: 1,
    stills: [],
    captions: true,
    music: false,
    ...(order.title ? { title: order.title } : {}),
    ...(order.brief ? { brief: order.brief } : {}),
  });
  const video = fitToTarget(draft, estimateDurations(draft), SECONDS);
  const scenes = video.scenes.map(
    ({ layout, line }) =>
      `${layout.padEnd(12)} ${layout === 'end' ? line : resolveText(line, video.figures, 'display')}`,
  );
  const faults = checkStoryboard(video, facts).map(({ code, text }) => `! ${code}: ${text}`);
  return [...scenes, ...faults].join('\n');
}
