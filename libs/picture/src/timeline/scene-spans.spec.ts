import { sampleJob } from '../../test/sample-job';
import { sceneSpans } from './scene-spans';

describe('sceneSpans', () => {
  const { storyboard, narration } = sampleJob({ only: ['hero', 'line', 'end'] });

  it('gives every scene its line, a lead-in and a breath', () => {
    const spans = sceneSpans(storyboard, narration.lines);
    spans.forEach((span, index) => {
      const spoken = narration.lines[index]?.durationMs ?? 0;
      expect((span.frames * 1000) / 30).toBeGreaterThanOrEqual(spoken + 120 + 350 - 34);
      expect(span.lineFrom).toBe(span.from + (index === 0 ? 4 : 6));
    });
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
