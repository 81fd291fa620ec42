import type { Locator } from 'playwright-core';
import { words } from '../../src/words';
import type { Visitor } from '../visit/visitor';

/** Little to tell, so that its video is short; nothing in it moves for long. */
export const RATE = { protocol: 'Aave v3', asset: 'USDC', apyPct: 6.84, tvlUsd: 412_600_000 };

const { data, shape, till } = words.make;
const { plan } = words.editor;

/** Drafts the shortest video of `facts` on the page that makes videos. */
export async function draftVideo(visitor: Visitor, facts: object): Promise<void> {
  await visitor.fill(data.label, JSON.stringify(facts));
  await visitor.page.getByText(shape.seconds(15), { exact: true }).click();
}

export function radio({ page }: Visitor, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

/** Opens the editor of the video that is not ordered yet, and waits until it can play. */
export async function seePlan(visitor: Visitor): Promise<void> {
  await visitor.button(till.seeFirst).click();
  await orderButton(visitor).waitFor();
}

/** The button of the editor that orders its video, once its price is known. */
export function orderButton({ page }: Visitor): Locator {
  const [before = '', after = ''] = plan.order(7).split('7');
  return page.getByRole('button').filter({ hasText: before }).filter({ hasText: after.trim() });
}

/** Orders what the editor shows; resolves to the video's id once its page is open. */
export async function orderVideo(visitor: Visitor): Promise<string> {
  await orderButton(visitor).click();
  return await videoOpened(visitor);
}

/** The id of the video whose page opens after an order. */
export async function videoOpened({ page }: Visitor): Promise<string> {
  await page.waitForURL(({ pathname }) => /^\/videos\/(?!new)[^/]+$/.test(pathname));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
