import { requestFor } from '../../../../test/request-for';
import { composeStoryboard } from '../../../composer/compose-storyboard';
import { languageOf } from '../../languages';

function linesOf(data: Record<string, unknown>, code = 'de'): string {
  const language = languageOf(code);
  if (!language) throw new Error(`${code} is missing`);
  const { storyboard } = composeStoryboard(
    requestFor(data, { targetSeconds: 60, style: 'swiss-poster', language, music: false }),
  );
  return storyboard.scenes.map((scene) => scene.line).join(' ');
}

describe('telling', () => {
  it('says of a change that is none what did not change', () => {
    const lines = linesOf({ protocol: 'Spark', chain: 'Gnosis', asset: 'sDAI', apyPct: 7.25, tvlChange7dPct: 0 });
    expect(lines).toContain('Einlagen');
    expect(lines).not.toContain('Veränderung der');
  });

  it('leaves out the change of an hour whose name no one understands, and names that lean on others', () => {
    const lines = linesOf({ priceUsd: 4, priceChange: { h1: 0.35, h24: -7.4 }, home: 'Harbour City', shots: 4 });
    expect(lines).not.toContain('H 1');
    expect(lines).not.toContain('{{home}}');
  });

  it.each([
    ['a handle beside a label', { walletLabel: 'Frost Fund', handle: '@frostwhale' }, 'handle'],
    ['a handle without its sign', { walletLabel: 'Frost Fund', handle: 'frostwhale' }, 'handle'],
    ['a handle alone', { handle: 'frostwhale' }, 'handle'],
    ['a handle within the wallet', { wallet: { label: 'Frost Fund', handle: '@frostwhale' } }, 'wallet/handle'],
    ['a label', { walletLabel: 'frostwhale.eth' }, 'walletLabel'],
    ['a label that is a handle', { walletLabel: '@frostwhale', totalUsd: 620_000 }, 'walletLabel'],
  ])('names whose wallet it is: %s', (_, named, key) => {
    const holdings = [
      { symbol: 'ETH', name: 'Ether', valueUsd: 410_000, pctOfBag: 61.2 },
      { symbol: 'PEPE', name: 'Pepe', valueUsd: 120_000, pctOfBag: 17.9 },
      { symbol: 'ARB', name: 'Arbitrum', valueUsd: 90_000, pctOfBag: 13.4 },
    ];
    const wallet = '0x28c6c06298d514db089934071355e5743bf21d60';
    for (const code of ['en', 'de', 'ja', 'ar']) {
      const lines = linesOf({ wallet, ...named, holdings }, code);
      expect(lines).toContain(`{{${key}`);
      expect(lines).not.toContain('{{wallet}}');
    }
  });

  it('says in which month and year an earlier figure was', () => {
    const lines = linesOf(
      { struttura: 'Pergolato', maggio_2025: { notti_vendute: 1556 }, aprile_2025: { notti_vendute: 1488 } },
      'it',
    );
    expect(lines).toMatch(/aprile 2025/i);
  });
});
