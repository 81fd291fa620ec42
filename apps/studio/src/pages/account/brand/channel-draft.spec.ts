import { changeOf, draftOf, faultsOf } from './channel-draft';
import type { Channel } from './channels-query';

const CHANNEL: Channel = {
  channelId: 'chn_1',
  livemode: true,
  name: 'Rates daily',
  brand: { pack: 'default', accent: '#0a7a5c' },
  defaults: { language: 'es', captions: false },
  styleNotes: null,
  cta: 'Look today',
  compliance: null,
  pronunciation: { Aave: 'ah veh' },
  createdAt: '2026-11-22T00:00:00Z',
  updatedAt: '2026-11-22T00:00:00Z',
};

describe('a draft of a channel', () => {
  const draft = draftOf(CHANNEL);

  it('changes nothing as long as nothing is typed', () => expect(changeOf(CHANNEL, draft)).toEqual({}));

  it('changes what was typed, and leaves the rest', () =>
    expect(changeOf(CHANNEL, { ...draft, ground: '#10243e', cta: ' ', disclaimer: 'Not advice.' })).toEqual({
      brand: { pack: 'default', accent: '#0a7a5c', ground: '#10243e' },
      cta: null,
      compliance: { disclaimer: 'Not advice.' },
    }));

  it('sets and takes away defaults one by one', () =>
    expect(
      changeOf(CHANNEL, {
        ...draft,
        defaults: { ...draft.defaults, language: '', targetSeconds: '60', captions: 'true' },
      }),
    ).toEqual({ defaults: { language: null, targetSeconds: 60, captions: true } }));

  it('reads how words are said, line by line', () =>
    expect(changeOf(CHANNEL, { ...draft, pronunciation: 'Aave = ah veh\n\nGwei=gway' })).toEqual({
      pronunciation: { Aave: 'ah veh', Gwei: 'gway' },
    }));

  it('names what is wrong', () =>
    expect(Object.keys(faultsOf({ ...draft, accent: 'green', pronunciation: 'Aave' }))).toEqual([
      'accent',
      'pronunciation',
    ]));
});
