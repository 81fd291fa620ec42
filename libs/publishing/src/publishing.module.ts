import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { VideosModule } from '@app/videos';
import { DeliverPostService } from './deliver-post.service';
import { PostClaims } from './post-claims.service';
import { PostToChannelsService } from './post-to-channels.service';
import { PublishVideoService } from './publish-video.service';
import { ReadPostsService } from './read-posts.service';
import { Schedulers } from './schedulers/schedulers';

@Module({
  imports: [AccountsModule, VideosModule],
  providers: [DeliverPostService, PostClaims, PostToChannelsService, PublishVideoService, ReadPostsService, Schedulers],
  exports: [PublishVideoService, ReadPostsService],
})
export class PublishingModule {}
