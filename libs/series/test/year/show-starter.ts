import type { SeededRandom } from '@app/testing';
import { StartAutopilotService, StartSeriesService } from '../../src';
import { ChangingSource, type Form, FORMS } from './changing-source';
import type { Calendars, ModelSchedule } from './model-schedule';
import { ModelShow, type Policy } from './model-show';
import type { DeskChannel } from './scheduler-desk';
import type { YearStand } from './year-stand';

/** Credits of a video by the template engine with its render, by its seconds. */
const VIDEO: ReadonlyArray<[number, number]> = [
  [15, 170],
  [30, 170],
  [60, 250],
];
/** Credits of an autopilot's episode (docs/specification.md 4.7, rule 3). */
const FLAT: ReadonlyArray<[number, number]> = [
  [15, 250],
  [30, 250],
  [60, 300],
  [90, 350],
];
const POLICIES: readonly Policy[] = ['hold', 'digest', 'review', 'autopost', 'autopost'];
const AUTOPILOT_KIND: Readonly<Record<Form, 'url' | 'json' | 'csv' | 'rss'>> = {
  page: 'url',
  json: 'json',
  csv: 'csv',
  feed: 'rss',
};

/** A show that was started; an autopilot's has a video in the making. */
export interface StartedShow {
  show: ModelShow;
  firstVideoId: string | null;
}

/** Starts series of every kind, policy and destination, as their owners do. */
export class ShowStarter {
  private serial = 0;

  constructor(
    private readonly stand: YearStand,
    private readonly random: SeededRandom,
    private readonly calendars: Calendars,
  ) {}

  async start(accountId: string, own: readonly DeskChannel[], schedule: ModelSchedule): Promise<StartedShow> {
    const tag = `show${++this.serial}`;
    // Each kind comes up, in however small a number of shows.
    const source = new ChangingSource(FORMS[this.serial % FORMS.length] ?? 'page', tag, this.serial % 9 === 0);
    this.stand.world.add(source);
    const policy = POLICIES[this.serial % POLICIES.length] ?? 'hold';
    const channels = own.slice(0, this.random.pick([0, 1, 1, own.length])).map(({ id }) => id);
    const destinations = channels.length > 0 ? { scheduler: { channelIds: channels } } : { shareLink: true as const };
    const isAutopilot = this.random.chance(0.5);
    const [seconds, price] = this.random.pick(isAutopilot ? FLAT : VIDEO) ?? [30, 0];
    const link = isAutopilot && this.random.chance(0.5) ? `https://${tag}.example/shop?from=video` : null;
    const startedAt = this.stand.clock.now().getTime();
    const when = { schedule: schedule.text, tz: schedule.tz };
    const isEveryRun = !isAutopilot && source.form !== 'feed' && this.random.chance(0.5);
    const plan = { policy, price, channels, link, isAutopilot, isEveryRun };
    const order = { accountId, source, seconds, destinations, ...plan, ...when };
    const { id, firstVideoId } = await (isAutopilot ? this.autopilot(order) : this.series(order));
    const show = new ModelShow({ id, plan, source, schedule, calendars: this.calendars, startedAt });
    return { show, firstVideoId };
  }

  private async series({ accountId, source, seconds, policy, destinations, schedule, tz, isEveryRun }: Order) {
    const plain = isEveryRun ? 'schedule' : 'page';
    const kind = source.form === 'feed' ? 'rss' : plain;
    const settings = { targetSeconds: seconds };
    const order = { kind, url: source.url, policy, destinations, schedule, tz, settings } as const;
    const { id } = await this.stand.get(StartSeriesService).start(accountId, order);
    return { id, firstVideoId: null };
  }

  private async autopilot({ accountId, source, seconds, policy, destinations, schedule, tz, link }: Order) {
    const shown = { title: `Bakery ${source.tag}`, cadence: schedule, targetSeconds: seconds };
    const started = await this.stand.get(StartAutopilotService).start(accountId, {
      source: { kind: AUTOPILOT_KIND[source.form], url: source.url },
      show: { ...shown, ...(link === null ? {} : { link: { url: link, label: 'The shop' } }) },
      policy,
      destinations,
      tz,
    });
    return { id: started.series.id, firstVideoId: started.firstVideoId };
  }
}

interface Order {
  accountId: string;
  source: ChangingSource;
  seconds: number;
  policy: Policy;
  destinations: { scheduler: { channelIds: string[] } } | { shareLink: true };
  schedule: string;
  tz: string;
  link: string | null;
  isEveryRun: boolean;
}
