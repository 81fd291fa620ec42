import { Module } from '@nestjs/common';
import { AuthApiModule } from '../auth/auth.module';
import { McpController } from './mcp.controller';

/** The tools as agents call them; the root module adds the tools themselves. */
@Module({
  imports: [AuthApiModule],
  controllers: [McpController],
})
export class McpApiModule {}
