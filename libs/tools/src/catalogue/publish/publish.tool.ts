import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { PublishVideoService } from '@app/publishing';
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
  constructor(private readonly publishing: PublishVideoService) {}

  async run(input: PublishInput, { account, signal }: ToolContext): Promise<PublicationDto> {
    return await this.publishing.publish({ ...saidFields(input), accountId: account.id }, signal);
  }
}
