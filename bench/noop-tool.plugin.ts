import { Body, Controller, HttpCode, Module, Post, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
import type { ToolPlugin } from '@factreel/tool-sdk';
import { Database, newId, type PreparedStatement } from '@app/platform';

class Counted {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  n!: number;
}

const NOTE: PreparedStatement = {
  name: 'note_bare',
  text: `INSERT INTO tool_runs (id, account_id, key_id, tool, door, is_job, status, held, charged, created_at, started_at, finished_at, updated_at)
         VALUES ($1, $2, $3, 'noop', 'http', false, 'done', 0, 0, $4, $4, $5, $5)`,
};

/** The same as the tool by hand: a route behind the same guards that checks its body and writes the line of the audit log. */
@Controller('v1/bench')
class BareController {
  constructor(private readonly database: Database) {}

  @Post('noop')
  @HttpCode(200)
  async call(
    @Req() { user }: { user: { accountId: string; keyId: string | null } },
    @Body() { n }: Counted,
  ): Promise<Counted> {
    const startedAt = new Date().toISOString();
    const values = [newId('job'), user.accountId, user.keyId, startedAt, new Date().toISOString()];
    await this.database.prepared(NOTE, values);
    return { n };
  }
}

/** A tool that does nothing, and the route that it would be without the registry. */
const plugin: ToolPlugin = ({ Tool }) => {
  @Tool({
    name: 'noop',
    description: 'Answers what it was sent.',
    input: Counted,
    output: Counted,
    price: 'free',
  })
  class NoopTool {
    run({ n }: Counted): Counted {
      return { n };
    }
  }

  @Module({ providers: [NoopTool], controllers: [BareController] })
  class NoopModule {}
  return NoopModule;
};

export default plugin;
