/** What a simulated stretch came to, for the test to see that it met what it is for. */
export class YearReport {
  readonly counts = {
    steps: 0,
    slots: 0,
    'quiet checks': 0,
    'collecting checks': 0,
    'failed checks': 0,
    episodes: 0,
    'failed videos': 0,
    'episodes held': 0,
    'episodes approved': 0,
    'episodes posted': 0,
    posts: 0,
    'wallets run dry': 0,
    grants: 0,
    'series stopped by failures': 0,
    pauses: 0,
    'new schedules': 0,
    downtimes: 0,
    'workers killed': 0,
    'double calls': 0,
    'scheduler faults': 0,
    'lost tickets': 0,
    'sources away': 0,
    'checks given up': 0,
  };

  count(what: keyof YearReport['counts'], by = 1): void {
    this.counts[what] += by;
  }

  toString(): string {
    return Object.entries(this.counts)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ');
  }
}
