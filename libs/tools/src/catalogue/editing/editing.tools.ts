import { ApiExtraModels, ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { priceEdit } from '@app/billing';
import { type BegunEdit, EditVideoService, type VideoScript, WriteScriptService } from '@app/editing';
import {
  CancelVideoService,
  RenderOrderService,
  type VersionStills,
  VersionStillsService,
  VideosService,
} from '@app/videos';
import {
  AcceptedJobDto,
  EditVideoDto,
  editRequestOf,
  ProofQueryDto,
  SuggestionListDto,
  toAcceptedJob,
  VersionStillsDto,
  VideoDto,
  VideoPresenter,
  VideoScriptDto,
} from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { CancelJobService } from '../../runs/cancel-job.service';
import { type JobFace, ReadJobService } from '../../runs/read-job.service';
import { GetJobOutput } from '../get_job/get-job.dto';
import { OneJobInput, OneVideoInput } from '../one-record.dto';

@ApiExtraModels(VideoScriptDto)
export class EditVideoInput extends IntersectionType(OneVideoInput, EditVideoDto) {
  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Render the new version as well and pay for that render; without it the edit stops at `scripted`',
  })
  @IsBoolean()
  @IsOptional()
  render?: boolean;
}

/** An edit that was taken. */
export class BegunEditDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: String, enum: ['queued'] })
  status!: 'queued';

  @ApiProperty({ type: 'integer', description: 'Held, and charged when the new version is there', example: 60 })
  credits!: number;

  @ApiProperty({ type: String, description: 'What will be done', example: 'Shorter; without scene 3' })
  summary!: string;

  @ApiProperty({ type: [String], description: 'What of the notes will not, with `partial` alone', example: [] })
  missed!: string[];
}

@Tool({
  name: 'edit_video',
  description:
    'Change a video by notes in plain words ("shorter, drop scene 3, in Spanish"), or by a script: read it with get_script, change it and send it back whole. Notes that are not understood are refused, naming the words, and cost nothing. The edit makes a new version; earlier ones stay and restore_version brings them back. Answers a job.',
  input: EditVideoInput,
  output: BegunEditDto,
  mode: 'order',
  price: {
    ordered: `${priceEdit('notes').credits} credits by notes and for another language, free by script; with render the price of a render as well`,
  },
  scope: 'videos:write',
})
export class EditVideoTool implements ToolRun<EditVideoInput, BegunEditDto> {
  constructor(private readonly edits: EditVideoService) {}

  async run({ videoId, render = false, ...body }: EditVideoInput, context: HouseContext): Promise<BegunEditDto> {
    const { account, keep } = context;
    const begun = (jobId: string, { credits, summary, missed }: Omit<BegunEdit, 'job'>): BegunEditDto => {
      return { jobId, videoId, status: 'queued', credits, summary, missed };
    };
    const request = editRequestOf(body);
    const { job, ...told } = await this.edits.begin(
      videoId,
      account.id,
      request,
      { render },
      async (em, jobId, edit) => {
        await keep(em, begun(jobId, edit));
      },
    );
    return begun(job.id, told);
  }
}

@Tool({
  name: 'suggest_edits',
  description: 'Notes that edit_video would do for this video now, each understood whole. They are in English.',
  input: OneVideoInput,
  output: SuggestionListDto,
  price: 'free',
  readOnly: true,
})
export class SuggestEditsTool implements ToolRun<OneVideoInput, SuggestionListDto> {
  constructor(private readonly edits: EditVideoService) {}

  async run({ videoId }: OneVideoInput, { account }: ToolContext): Promise<SuggestionListDto> {
    return { data: await this.edits.suggest(videoId, account.id) };
  }
}

export class OneVersionInput extends IntersectionType(OneVideoInput, ProofQueryDto) {}

@Tool({
  name: 'get_script',
  description:
    'The storyboard of a video as a script: every scene with its words, charts, figures and pictures. Change it and send it back as `script` of edit_video; what is not changed stays as it is.',
  input: OneVersionInput,
  output: VideoScriptDto,
  price: 'free',
  readOnly: true,
})
export class GetScriptTool implements ToolRun<OneVersionInput, VideoScript> {
  constructor(private readonly scripts: WriteScriptService) {}

  async run({ videoId, version }: OneVersionInput, { account }: ToolContext): Promise<VideoScript> {
    return await this.scripts.write(videoId, account.id, version);
  }
}

@Tool({
  name: 'get_stills',
  description: 'A small picture of every scene of a video, rendered or not, as pictures that you can look at.',
  input: OneVersionInput,
  output: VersionStillsDto,
  price: 'free',
  readOnly: true,
  timeoutSeconds: 75,
})
export class GetStillsTool implements ToolRun<OneVersionInput, VersionStills> {
  constructor(private readonly stills: VersionStillsService) {}

  async run({ videoId, version }: OneVersionInput, { account, signal }: ToolContext): Promise<VersionStills> {
    return await this.stills.draw(videoId, account.id, version, signal);
  }
}

@Tool({
  name: 'render_video',
  description:
    'Render the current version of a video: after an edit, after an order with `render: false`, or again. A version that has a file already is rendered as the next version. Answers a job.',
  input: OneVideoInput,
  output: AcceptedJobDto,
  mode: 'order',
  price: { ordered: '10 credits a started minute, charged when the render finishes' },
  scope: 'videos:write',
})
export class RenderVideoTool implements ToolRun<OneVideoInput, AcceptedJobDto> {
  constructor(private readonly rendering: RenderOrderService) {}

  async run({ videoId }: OneVideoInput, { account, keep }: HouseContext): Promise<AcceptedJobDto> {
    return toAcceptedJob(
      await this.rendering.order(videoId, account.id, async (em, order) => await keep(em, toAcceptedJob(order))),
    );
  }
}

@Tool({
  name: 'cancel_video',
  description:
    'Stop the work on a video. A video that is being made ends in error with lastError "cancelled"; an edit leaves it as it was. What was held goes back; a design whose script exists stays charged.',
  input: OneVideoInput,
  output: VideoDto,
  price: { ordered: 'Free; what was held for the work goes back' },
  scope: 'videos:write',
})
export class CancelVideoTool implements ToolRun<OneVideoInput, VideoDto> {
  constructor(
    private readonly cancelling: CancelVideoService,
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ videoId }: OneVideoInput, { account }: ToolContext): Promise<VideoDto> {
    await this.cancelling.cancel(videoId, account.id);
    return this.presenter.toDto(await this.videos.getFace(videoId, account.id));
  }
}

@Tool({
  name: 'cancel_job',
  description:
    'Stop a job: the work on a video, the import of a shared folder, or a tool. Files that an import has brought by then stay.',
  input: OneJobInput,
  output: GetJobOutput,
  price: { ordered: 'Free; what was held for the work goes back' },
  scope: 'videos:write',
})
export class CancelJobTool implements ToolRun<OneJobInput, JobFace> {
  constructor(
    private readonly cancelling: CancelJobService,
    private readonly jobs: ReadJobService,
  ) {}

  async run({ jobId }: OneJobInput, { account }: ToolContext): Promise<JobFace> {
    await this.cancelling.cancel(account.id, jobId);
    return await this.jobs.read(account.id, jobId);
  }
}
