import {
  designCredits,
  episodeCredits,
  type Price,
  type PricedVideo,
  CHARGES,
  priceVideo,
  renderCredits,
} from '@app/billing';
import type { PaidStep } from './jobs/video-job';

/** What a video is charged for; one that stops at `scripted` is not rendered. */
export function videoPrice(video: PricedVideo, rendered: boolean): Price {
  const price = priceVideo(video);
  return rendered ? price : changeCost(price, 'render', -renderCredits(video.targetSeconds));
}

/**
 * What is held for the two steps of a video. A flat price is one for both, whatever length the video turns out to have: its
 * render takes a started minute's part of it, so that one that has to be ordered again costs no more in all.
 */
export function stepCredits({ targetSeconds, engine, isFlat }: Omit<PricedVideo, 'media'> & { isFlat: boolean }): {
  design: number;
  render: number;
} {
  if (!isFlat) return { design: designCredits(targetSeconds, engine), render: renderCredits(targetSeconds) };
  return { design: episodeCredits(targetSeconds) - CHARGES.render.price, render: CHARGES.render.price };
}

/**
 * A cost after a step was ordered, or, where `credits` are below zero, given back; a line without credits goes, and what
 * was set aside for a step without a line was never part of it.
 */
export function changeCost(cost: Price, step: PaidStep, credits: number): Price {
  const { price } = CHARGES[step];
  const known = cost.breakdown.find(({ type }) => type === step);
  if (!known && credits <= 0) return cost;
  const total = (known?.credits ?? 0) + credits;
  const item = { type: step, count: typeof price === 'number' ? total / price : 1, credits: total };
  const others = cost.breakdown.filter(({ type }) => type !== step);
  return { credits: cost.credits + credits, breakdown: total > 0 ? [...others, item] : others };
}
