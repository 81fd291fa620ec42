import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { RequestsController } from './requests.controller';

@Module({
  imports: [AccountsModule],
  controllers: [RequestsController],
})
export class RequestsApiModule {}
