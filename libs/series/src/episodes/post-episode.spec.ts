import { nextTry } from './post-episode.service';

describe('nextTry', () => {
  const createdAt = new Date('2026-03-02T09:00:00Z');
  const at = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

  it('is when the scheduler said', () => {
    expect(nextTry({ createdAt }, 900, at(1))).toEqual(new Date('2026-03-02T10:15:00Z'));
  });

  it('is within a day, whatever it said', () => {
    expect(nextTry({ createdAt }, 1e9, at(1))).toEqual(at(25));
  });

  it('is none where it is no matter of time, or took three days already', () => {
    expect(nextTry({ createdAt }, null, at(1))).toBeNull();
    expect(nextTry({ createdAt }, 900, at(73))).toBeNull();
  });
});
