import type { Locator } from 'playwright-core';
import { words } from '../../src/words';
import type { Visitor } from '../visit/visitor';

const { scenes, ...editor } = words.editor;
const SOURCE = `document.querySelector('factreel-player')?.source`;

/** The words of a scene of the editor, from 1. */
export function sceneText({ page }: Visitor, n: number): Locator {
  return page.getByRole('textbox', { name: scenes.said(n), exact: true });
}

/** All that the player of the editor would say and show as captions. */
export async function playedWords({ page }: Visitor): Promise<string> {
  return await page.evaluate<string>(
    `${SOURCE}?.narration.lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ') ?? ''`,
  );
}

/** A part of what the player of the editor plays, such as `storyboard.format`; null before there is any. */
export async function played<Part>({ page }: Visitor, path: string): Promise<Part | null> {
  return await page.evaluate<Part | null>(`${SOURCE}?.${path} ?? null`);
}

/** The draft has been answered and can be made: `order` stands there with its price. */
export async function isDrafted({ page }: Visitor, order: Locator): Promise<void> {
  await page.getByText(editor.updating, { exact: true }).waitFor({ state: 'hidden' });
  await order.waitFor();
}
