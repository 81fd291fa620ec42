import { newId } from '@app/platform';
import type { VideoOrder } from '@app/videos';

/** Planned work with its price. Nothing is charged before the sender confirms it, within 24 hours. */
export type PendingWork = {
  id: string;
  /** ISO 8601. */
  at: string;
  credits: number;
} & (
  | { kind: 'make'; order: Omit<VideoOrder, 'endUser'> }
  | { kind: 'edit'; videoId: string; version: number; notes: string }
  | { kind: 'render'; videoId: string; version: number }
);

export const PLAN_LASTS_MS = 24 * 3_600_000;

export function planned(credits: number, at: Date): Pick<PendingWork, 'id' | 'at' | 'credits'> {
  return { id: newId('pln'), at: at.toISOString(), credits };
}

const YES =
  /^(?:yes|yep|yeah|yes please|confirm(?:ed)?|go ahead|sí|si|sim|oui|ja|jawohl|sì|evet|ya|iya|はい|お願いします|네|예|是的?|好的?|确认|हाँ|हां|جी|نعم)(?:[,\s]+(?:please|make it|do it|go ahead|go|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|per favore|lütfen|tolong))*$/iu;
/** A yes only if a plan is pending. */
const YES_TO_A_PLAN =
  /^(?:ok(?:ay)?|sure|great|perfect|good|fine|make it|do it|go|start|order(?: it)?|vale|d[’']accord|gerne|mach das|tamam|oke|了解|좋아요|ठीक है|حسنا)$/iu;
const NO =
  /^(?:no|nope|no thanks?|no,? thank you|cancel|stop|never ?mind|forget it|não|non|nein|hayır|tidak|いいえ|아니요|아니오|不|不要|नहीं|لا)$/iu;

/** Whether a message answers a plan; null if it says something else. */
export function answerTo(text: string, hasPlan: boolean): 'confirm' | 'decline' | null {
  const words = text.replace(/^[\s¡]+|[\s.!。！।]+$/gu, '').replace(/\s+/gu, ' ');
  if (YES.test(words) || (hasPlan && YES_TO_A_PLAN.test(words))) return 'confirm';
  return hasPlan && NO.test(words) ? 'decline' : null;
}
