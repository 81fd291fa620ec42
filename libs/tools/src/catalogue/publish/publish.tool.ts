import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { PublishVideoService, ReadPostsService } from '@app/publishing';
import { saidFields } from '@app/wire';
import { Tool } from '../../core/tool.decorator';
import { PublicationDto, PublishInput } from './publish.dto';

/** Publishes a video: as a link, as a file, or on social networks. */
@Tool({
  name: 'publish',
  description:
    'Publish a rendered video: a share link, a download, or posts through the Postiz or Buffer account that is connected. Posts nothing twice, so it can be called again to try what failed.',
  input: PublishInput,
  output: PublicationDto,
  price: 'free',
  timeoutSeconds: 120,
  scope: 'videos:write',
  destructive: false,
  idempotent: true,
})
export class PublishTool implements ToolRun<PublishInput, PublicationDto> {
  constructor(
    private readonly publishing: PublishVideoService,
    private readonly posts: ReadPostsService,
  ) {}

  async run(input: PublishInput, { account, signal }: ToolContext): Promise<PublicationDto> {
    const order = { ...saidFields(input), accountId: account.id };
    const publication = await this.publishing.publish(order, signal);
    const { videoId, caption, captions = {} } = order;
    const own = publication.results.length > 0 ? [caption ?? '', ...Object.values(captions)] : [];
    return { ...publication, warnings: await this.posts.read(videoId, account.id, own) };
  }
}
