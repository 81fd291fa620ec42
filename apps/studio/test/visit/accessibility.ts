import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Only colours differ between themes. */
const RULES = { all: {}, colours: { runOnly: ['color-contrast', 'link-in-text-block'] } };
/** Runs in the page: texts are checked against what is really behind them. */
const ask = (rules: object) => `axe.run(document, ${JSON.stringify(rules)}).then(({ violations }) =>
  violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, help, nodes }) =>
    id + ' (' + help + '): ' + nodes.slice(0, 4).map(({ html, any }) => html.slice(0, 160) + (any[0] ? ' · ' + any[0].message : '')).join(' | ')))`;

/** What axe calls serious or critical in a page as it stands, a line each. */
export async function seriousFaults(page: Page | Frame, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  await page.evaluate(`self.axe || (() => { ${AXE} })();0`);
  return await page.evaluate<string[]>(ask({ resultTypes: ['violations'], iframes: false, ...RULES[rules] }));
}
