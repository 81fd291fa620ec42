import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor';

/** No page of ours takes more stops than that from its top to what matters. */
const MOST_STOPS = 150;

/** Goes on with the Tab key until `target` has the focus. Throws where it cannot be reached. */
export async function tabTo({ page }: Visitor, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Reaches a button or a link by Tab and presses it. */
export async function press(visitor: Visitor, target: Locator): Promise<void> {
  await tabTo(visitor, target);
  await visitor.page.keyboard.press('Enter');
}
