import { changeOf, draftFrom, orderOf } from './show-draft';

const draft = draftFrom(
  {
    title: 'Bread',
    premise: 'What moved.',
    cadence: 'daily 9am',
    style: 'swiss-poster',
    targetSeconds: 30,
    format: '9:16',
    sampleEpisodeTitle: 'Rye first',
  },
  'Europe/Lisbon',
);

describe('the draft of a show', () => {
  it('becomes an order that waits for its owner and is posted on a page', () => {
    expect(orderOf(draft, { sourceId: 'src_1' })).toEqual({
      source: { sourceId: 'src_1' },
      show: {
        title: 'Bread',
        premise: 'What moved.',
        cadence: 'daily 9am',
        style: 'swiss-poster',
        targetSeconds: 30,
        format: '9:16',
        language: 'en',
      },
      policy: 'hold',
      tz: 'Europe/Lisbon',
      destinations: { shareLink: true },
    });
  });

  it('changes what differs and nothing else', () => {
    expect(changeOf(draft, draft)).toEqual({});
    expect(changeOf(draft, { ...draft, premise: ' ', channels: ['a', 'b'], cadence: 'hourly' })).toEqual({
      premise: null,
      cadence: 'hourly',
      destinations: { shareLink: true, scheduler: { channelIds: ['a', 'b'] } },
    });
  });

  it('takes a link away with its address, and names one after its address', () => {
    const linked = { ...draft, linkUrl: 'https://bakery.example/prices' };
    expect(changeOf(linked, draft)).toEqual({ link: null });
    expect(changeOf(draft, linked)).toEqual({
      link: { url: 'https://bakery.example/prices', label: 'bakery.example/prices' },
    });
  });

  it('keeps channels as they are while they are the same ones', () => {
    expect(changeOf({ ...draft, channels: ['a', 'b'] }, { ...draft, channels: ['a', 'b'] })).toEqual({});
  });
});
