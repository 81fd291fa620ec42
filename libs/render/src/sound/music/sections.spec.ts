import { planSections } from './sections';

const video = { durationMs: 30_000, cutsMs: [4200, 8100, 11_900, 16_300, 20_900, 26_400], bpm: 100, tail: 2.4 };

describe('planSections', () => {
  it('makes every cut a downbeat and bends the tempo by less than a tenth', () => {
    const { sections } = planSections(video);
    for (const cut of video.cutsMs) expect(sections.map(({ from }) => from)).toContain(cut / 1000);
    for (const { from, to, beats, opens } of sections) {
      expect((beats * 2) % 1 === 0 || opens === 'final').toBe(true);
      expect(Math.abs((beats * 60) / (to - from) / video.bpm - 1)).toBeLessThan(0.1);
    }
  });

  it('covers the video without a gap and closes with a chord of about the tail', () => {
    const { sections } = planSections(video);
    sections.slice(1).forEach(({ from }, index) => expect(from).toBeCloseTo(sections[index]!.to, 6));
    const final = sections.at(-1)!;
    expect(final).toMatchObject({ opens: 'final', to: 30 });
    expect(final.to - final.from).toBeGreaterThan(1.8);
    expect(final.to - final.from).toBeLessThan(3.2);
  });

  it('is out before the turn and fullest at its reveal', () => {
    const { sections } = planSections({ ...video, turn: { fromMs: 11_100, toMs: 12_300 } });
    expect(sections.find(({ opens }) => opens === 'drop')).toMatchObject({ from: 11.1, to: 12.3, energy: 0 });
    expect(sections.find(({ opens }) => opens === 'lift')).toMatchObject({ from: 12.3, energy: 1 });
    expect(sections.filter(({ energy, opens }) => energy === 1 && opens !== 'final')).toHaveLength(1);
    const build = sections
      .slice(
        0,
        sections.findIndex(({ opens }) => opens === 'drop'),
      )
      .map(({ energy }) => energy);
    expect(build.at(-1)).toBeGreaterThan(build[0] ?? 1);
    sections.slice(1).forEach(({ from }, index) => expect(from).toBeCloseTo(sections[index]!.to, 6));
  });

  it.each([
    ['the first second', { fromMs: 400, toMs: 1000 }],
    ['the end card', { fromMs: 26_000, toMs: 27_000 }],
  ])('plays on where the turn is in %s', (_, turn) => {
    expect(planSections({ ...video, turn }).sections.some(({ opens }) => opens === 'drop')).toBe(false);
  });

  it('resolves after the last word', () => {
    const { sections } = planSections({ ...video, lastWordMs: 28_500 });
    expect(sections.at(-1)?.from).toBeGreaterThan(28.5);
    expect(sections.at(-1)?.from).toBeLessThan(28.9);
  });

  it('turns cuts that crowd together into accents, never the end card', () => {
    const { sections, accents } = planSections({ ...video, cutsMs: [4000, 4500, 5000, 20_000, 20_600] });
    expect(accents).toEqual(expect.arrayContaining([4.5, 5, 20]));
    expect(sections.find(({ opens }) => opens === 'end')?.from).toBe(20.6);
  });

  it.each([
    ['no cut', 20_000, []],
    ['one second', 1000, []],
    ['a cut just before the end', 10_000, [9900]],
    ['a cut just after the start', 10_000, [50]],
    ['a long scene', 60_000, [50_000]],
  ])('copes with %s', (_, durationMs, cutsMs) => {
    const { sections } = planSections({ ...video, durationMs, cutsMs });
    expect(sections[0]?.from).toBe(0);
    expect(sections.at(-1)).toMatchObject({ opens: 'final', to: durationMs / 1000 });
    expect(sections.every(({ from, to, beats }) => to > from && beats > 0)).toBe(true);
  });
});
