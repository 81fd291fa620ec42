import { segmentsOf } from './segments';

function scenes(...seconds: number[]): Array<{ from: number; frames: number }> {
  let from = 0;
  return seconds.map((length) => {
    const scene = { from, frames: length * 30 };
    from += scene.frames;
    return scene;
  });
}

describe('segmentsOf', () => {
  it('covers every frame once', () => {
    const segments = segmentsOf(scenes(3, 4, 2, 5, 3));
    expect(segments[0]?.from).toBe(0);
    expect(segments.at(-1)?.to).toBe(17 * 30);
    segments.slice(1).forEach((segment, index) => expect(segment.from).toBe(segments[index]?.to));
  });

  it('groups short scenes and never makes a long one longer', () => {
    expect(segmentsOf(scenes(2, 2, 2, 7)).map((segment) => (segment.to - segment.from) / 30)).toEqual([6, 7]);
  });

  it('makes one segment of a short video', () => {
    expect(segmentsOf(scenes(3))).toHaveLength(1);
  });
});
