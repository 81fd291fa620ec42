import type { Figure, Scene } from '@app/picture';
import { readingTime } from './reading-time';

const rain: Figure = {
  key: 'rain',
  value: 4.2,
  forms: Object.fromEntries(
    ['full', 'bare', 'unit', 'signed', 'label'].map((form) => [form, { display: '4.2 mm', spoken: '4.2 millimetres' }]),
  ) as Figure['forms'],
  formatter: 'length.en',
};

describe('the time to read a scene', () => {
  const frame = {
    id: 'bars-1',
    type: 'chart',
    line: 'A sentence that is only heard.',
    transition: 'cut',
    minSeconds: 2,
  };

  it('counts what is seen: words, and figures as they are shown', () => {
    const scene = {
      ...frame,
      layout: 'bars',
      title: 'Rain',
      bars: [{ label: 'Monday', figure: 'rain' }],
      highlight: 0,
    };
    expect(readingTime(scene as Scene, { rain })).toBeCloseTo((4 + 6 + 6 + 40) / 24);
  });

  it('lets a call to action with its source stand long enough', () => {
    const scene = { ...frame, layout: 'end', cta: 'Take the ferry on Wednesday', source: 'Harbour Weather' };
    expect(readingTime(scene as Scene, {})).toBeGreaterThan(2.7);
  });
});
