const MOST_KEPT = 500;

/** Answers of this process by what was asked: one question for all who ask meanwhile. Failures are not kept. */
export class KeptAnswers<T> {
  /** In the order in which they were asked for. */
  private readonly kept = new Map<string, { until: number; answer: Promise<T> }>();

  /** `now` and `freshMs` are milliseconds; `ask` is called where nothing fresh is held. */
  async get(key: string, now: number, freshMs: number, ask: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known && known.until > now) return await known.answer;
    const answer = ask();
    this.kept.delete(key);
    this.kept.set(key, { until: now + freshMs, answer });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    answer.catch(() => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
    });
    return await answer;
  }
}
