import { sampleJob } from '../../test/sample-job';
import { planDelivery } from './plan-delivery';
import { sceneSpans } from './scene-spans';

describe('sceneSpans', () => {
  const { storyboard, narration } = sampleJob({ only: ['hero', 'line', 'end'] });

  const ms = (frames: number): number => (frames * 1000) / 30;
  const hurried = { ...storyboard, scenes: storyboard.scenes.map((scene) => ({ ...scene, minSeconds: 1 })) };

  it('leaves the silence between two lines that is planned, and cuts shortly before the second', () => {
    const spans = sceneSpans(hurried, narration.lines);
    const { lines } = planDelivery(hurried);
    for (const [index, span] of spans.entries()) {
      const before = spans[index - 1];
      if (!before) continue;
      const end = ms(before.lineFrom) + (narration.lines[index - 1]?.durationMs ?? 0);
      expect(Math.abs(ms(span.lineFrom) - end - (lines[index]?.restMs ?? 0))).toBeLessThan(70);
      expect(ms(span.lineFrom - span.from)).toBeLessThanOrEqual(234);
    }
  });

  it('is heard at once', () => {
    expect(ms(sceneSpans(storyboard, narration.lines)[0]?.lineFrom ?? Infinity)).toBeLessThan(150);
  });

  it('leaves music the time to resolve after the last word', () => {
    const after = (music: boolean): number => {
      const spans = sceneSpans({ ...hurried, music }, narration.lines);
      const last = spans.at(-1)!;
      return ms(last.from + last.frames - last.lineFrom) - (narration.lines.at(-1)?.durationMs ?? 0);
    };
    expect(after(true)).toBeGreaterThan(1400);
    expect(after(false)).toBeLessThan(after(true) - 400);
  });

  it('leaves no gap between scenes', () => {
    const spans = sceneSpans(storyboard, narration.lines);
    spans
      .slice(1)
      .forEach((span, index) => expect(span.from).toBe((spans[index]?.from ?? 0) + (spans[index]?.frames ?? 0)));
  });

  it('holds the end card for 2.5 s even when nothing is said', () => {
    expect(sceneSpans(storyboard, []).at(-1)?.frames).toBe(75);
  });
});
