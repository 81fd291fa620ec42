import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service';
import { ApiKeysService } from './api-keys.service';

@Module({ providers: [AccountsService, ApiKeysService], exports: [AccountsService, ApiKeysService] })
export class AccountsModule {}
