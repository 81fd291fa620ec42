import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { PublishingModule } from '@app/publishing';
import { SourcesModule } from '@app/sources';
import { ConnectionsController } from './connections.controller';
import { TryConnectionService } from './try-connection.service';

@Module({
  imports: [AccountsModule, PublishingModule, SourcesModule],
  controllers: [ConnectionsController],
  providers: [TryConnectionService],
})
export class ConnectionsApiModule {}
