import { changeCost, videoPrice, stepCredits } from './video-cost';

const MEDIA = { image: 2, clip: 0, music: 0 };
const design = { type: 'design', count: 1, credits: 480 };
const pictures = { type: 'image', count: 2, credits: 40 };

describe('the cost of a video', () => {
  it('leaves the render out where none was ordered', () => {
    expect(videoPrice({ targetSeconds: 15, media: MEDIA }, true).credits).toBe(530);
    expect(videoPrice({ targetSeconds: 15, media: MEDIA }, false)).toEqual({
      credits: 520,
      breakdown: [design, pictures],
    });
  });

  it('counts every render that was ordered, by started minute', () => {
    const twice = changeCost(videoPrice({ targetSeconds: 15 }, true), 'render', 20);
    expect(twice).toEqual({ credits: 510, breakdown: [design, { type: 'render', count: 3, credits: 30 }] });
  });

  it('forgets what was given back', () => {
    let cost = videoPrice({ targetSeconds: 15, media: MEDIA }, true);
    cost = changeCost(cost, 'render', -10);
    cost = changeCost(cost, 'image', -40);
    expect(cost).toEqual({ credits: 480, breakdown: [design] });
    expect(changeCost(cost, 'design', -480)).toEqual({ credits: 0, breakdown: [] });
  });

  it('holds for an episode with its render what it costs in all [§4.7 rule 3]', () => {
    const inAll = [15, 30, 60, 90].map((targetSeconds) => {
      const { design, render } = stepCredits({ targetSeconds, isFlat: true });
      return design + render;
    });
    expect(inAll).toEqual([250, 250, 300, 350]);
    expect(stepCredits({ targetSeconds: 90, isFlat: false })).toEqual({ design: 960, render: 20 });
  });
});
