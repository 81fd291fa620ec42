import { IntersectionType } from '@nestjs/swagger';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { CHARGES } from '@app/billing';
import {
  ApproveEpisodeService,
  AutopilotService,
  DiscardEpisodeService,
  RemoveSeriesService,
  ReviewDeskService,
  StartAutopilotService,
  STARTERS,
  SuggestShowsService,
} from '@app/series';
import { PageQueryDto } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { OneEpisodeInput, OneSeriesInput, RemovedDto } from '../one-record.dto';
import { changeOf, orderOf, placeOf } from './read-bodies';
import {
  AutopilotEpisodeDto,
  AutopilotShowDto,
  RewriteEpisodeDto,
  RewrittenEpisodeDto,
  StartedShowDto,
  WaitingPageDto,
} from './show.dto';
import { toAutopilotEpisodeDto, toAutopilotShowDto, toStartedShowDto, toWaitingPageDto } from './show.presenter';
import { StarterListDto, SuggestDto, SuggestedShowsDto } from './source.dto';
import { ChangeAutopilotDto, StartAutopilotDto } from './start.dto';

const [SHORT, MIDDLE, LONG] = CHARGES.episode.price;

export class ListStartersInput {}

@Tool({
  name: 'list_starters',
  description: 'Ready-made subjects for a series, which need no address. Those with needsCity take a city as well.',
  input: ListStartersInput,
  output: StarterListDto,
  price: 'free',
  readOnly: true,
})
export class ListStartersTool implements ToolRun<ListStartersInput, StarterListDto> {
  run(): StarterListDto {
    const data = STARTERS.map(({ starter, title, description, needsCity }) => {
      return { starter, title, description, needsCity };
    });
    return { data };
  }
}

export class SuggestShowsInput extends SuggestDto {}

@Tool({
  name: 'suggest_shows',
  description:
    'Three shows that a source would make, each with title, premise, cadence, style and length. Reads the source; nothing is made but a sourceId. Start one of them with start_autopilot.',
  input: SuggestShowsInput,
  output: SuggestedShowsDto,
  price: { ordered: `Free; ${CHARGES.browser.price} credits where a page had to be read in a browser` },
  scope: 'series',
  timeoutSeconds: 90,
  destructive: false,
})
export class SuggestShowsTool implements ToolRun<SuggestShowsInput, SuggestedShowsDto> {
  constructor(private readonly suggestions: SuggestShowsService) {}

  async run(body: SuggestShowsInput, { account, keep }: HouseContext): Promise<SuggestedShowsDto> {
    return await this.suggestions.suggest(account.id, placeOf(body), async (em, found) => await keep(em, found));
  }
}

export class StartAutopilotInput extends StartAutopilotDto {}

@Tool({
  name: 'start_autopilot',
  description:
    'Start a show that makes itself: channel, show and series are made with the order of the first episode, or nothing is. The first episode tells the source as it stands; each further one tells what has changed since. For a series of your own page without a first episode use start_series.',
  input: StartAutopilotInput,
  output: StartedShowDto,
  price: {
    ordered: `An episode costs ${SHORT.credits} credits up to ${SHORT.upToSeconds} s, ${MIDDLE.credits} up to ${MIDDLE.upToSeconds} s and ${LONG.credits} up to ${LONG.upToSeconds} s, its render included; the first is ordered now`,
  },
  scope: 'series',
  timeoutSeconds: 90,
  destructive: false,
})
export class StartAutopilotTool implements ToolRun<StartAutopilotInput, StartedShowDto> {
  constructor(private readonly starts: StartAutopilotService) {}

  async run(body: StartAutopilotInput, { account, keep }: HouseContext): Promise<StartedShowDto> {
    const started = await this.starts.start(account.id, orderOf(body), async (em, show) => {
      await keep(em, toStartedShowDto(show));
    });
    return toStartedShowDto(started);
  }
}

@Tool({
  name: 'get_series',
  description:
    'A series with its schedule, policy, next runs and last five episodes: which are posted, which wait for approval and what a reviewer found.',
  input: OneSeriesInput,
  output: AutopilotShowDto,
  price: 'free',
  readOnly: true,
})
export class GetSeriesTool implements ToolRun<OneSeriesInput, AutopilotShowDto> {
  constructor(private readonly shows: AutopilotService) {}

  async run({ seriesId }: OneSeriesInput, { account }: ToolContext): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.get(account.id, seriesId));
  }
}

export class ChangeSeriesInput extends IntersectionType(OneSeriesInput, ChangeAutopilotDto) {}

@Tool({
  name: 'change_series',
  description:
    'Change what is named of a series: title, cadence, time zone, length, look, voice, policy, destinations, declared fields. Episodes that were ordered before keep what they were ordered with.',
  input: ChangeSeriesInput,
  output: AutopilotShowDto,
  price: 'free',
  scope: 'series',
  idempotent: true,
})
export class ChangeSeriesTool implements ToolRun<ChangeSeriesInput, AutopilotShowDto> {
  constructor(private readonly shows: AutopilotService) {}

  async run({ seriesId, ...change }: ChangeSeriesInput, { account }: ToolContext): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.change(account.id, seriesId, changeOf(change)));
  }
}

@Tool({
  name: 'resume_series',
  description: 'Restart the schedule of a series that was paused. What fell due meanwhile is not made up for.',
  input: OneSeriesInput,
  output: AutopilotShowDto,
  price: 'free',
  scope: 'series',
  destructive: false,
  idempotent: true,
})
export class ResumeSeriesTool implements ToolRun<OneSeriesInput, AutopilotShowDto> {
  constructor(private readonly shows: AutopilotService) {}

  async run({ seriesId }: OneSeriesInput, { account }: ToolContext): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.change(account.id, seriesId, { paused: false }));
  }
}

@Tool({
  name: 'delete_series',
  description:
    'Remove a series; its videos, show and channel stay. Refused while a check or an episode of it is under way.',
  input: OneSeriesInput,
  output: RemovedDto,
  price: 'free',
  scope: 'series',
})
export class DeleteSeriesTool implements ToolRun<OneSeriesInput, RemovedDto> {
  constructor(private readonly removals: RemoveSeriesService) {}

  async run({ seriesId }: OneSeriesInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.removals.remove(account.id, seriesId);
    return { removed: seriesId };
  }
}

@Tool({
  name: 'approve_episode',
  description:
    'Post an episode that waits for approval to the destinations of its series. An episode that is posted is answered as it is; nothing is posted twice.',
  input: OneEpisodeInput,
  output: AutopilotEpisodeDto,
  price: 'free',
  scope: 'series',
  timeoutSeconds: 120,
  idempotent: true,
})
export class ApproveEpisodeTool implements ToolRun<OneEpisodeInput, AutopilotEpisodeDto> {
  constructor(private readonly approvals: ApproveEpisodeService) {}

  async run({ seriesId, videoId }: OneEpisodeInput, { account, signal }: ToolContext): Promise<AutopilotEpisodeDto> {
    return toAutopilotEpisodeDto(await this.approvals.approve(account.id, seriesId, videoId, signal));
  }
}

@Tool({
  name: 'discard_episode',
  description:
    'Decide against an episode that waits for approval. It is posted nowhere, and what it tells is not told again; its video stays.',
  input: OneEpisodeInput,
  output: AutopilotEpisodeDto,
  price: 'free',
  scope: 'series',
  idempotent: true,
})
export class DiscardEpisodeTool implements ToolRun<OneEpisodeInput, AutopilotEpisodeDto> {
  constructor(private readonly discards: DiscardEpisodeService) {}

  async run({ seriesId, videoId }: OneEpisodeInput, { account }: ToolContext): Promise<AutopilotEpisodeDto> {
    return toAutopilotEpisodeDto(await this.discards.discard(account.id, seriesId, videoId));
  }
}

export class ListWaitingEpisodesInput extends PageQueryDto {}

@Tool({
  name: 'list_waiting_episodes',
  description: 'Episodes of all series that wait for approval, newest first, with what their reviews found.',
  input: ListWaitingEpisodesInput,
  output: WaitingPageDto,
  price: 'free',
  readOnly: true,
})
export class ListWaitingEpisodesTool implements ToolRun<ListWaitingEpisodesInput, WaitingPageDto> {
  constructor(private readonly desk: ReviewDeskService) {}

  async run(asked: ListWaitingEpisodesInput, { account }: ToolContext): Promise<WaitingPageDto> {
    return toWaitingPageDto(await this.desk.waiting(account.id, asked));
  }
}

export class RewriteEpisodeInput extends IntersectionType(OneEpisodeInput, RewriteEpisodeDto) {}

@Tool({
  name: 'rewrite_episode',
  description:
    'Change what the posts of an episode that waits for approval say; null for the usual text. Warnings name what the data deny.',
  input: RewriteEpisodeInput,
  output: RewrittenEpisodeDto,
  price: 'free',
  scope: 'series',
  idempotent: true,
})
export class RewriteEpisodeTool implements ToolRun<RewriteEpisodeInput, RewrittenEpisodeDto> {
  constructor(private readonly desk: ReviewDeskService) {}

  async run({ postText, ...named }: RewriteEpisodeInput, { account }: ToolContext): Promise<RewrittenEpisodeDto> {
    const { episode, warnings } = await this.desk.rewrite(account.id, named, postText);
    return { ...toAutopilotEpisodeDto(episode), warnings };
  }
}
