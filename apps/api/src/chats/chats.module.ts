import { Module } from '@nestjs/common';
import { ChatsModule } from '@app/chats';
import { ChatsController } from './chats.controller';
import { DictationsController } from './dictations.controller';

@Module({
  imports: [ChatsModule],
  controllers: [ChatsController, DictationsController],
})
export class ChatsApiModule {}
