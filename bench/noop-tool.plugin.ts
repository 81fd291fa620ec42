import { Module } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
import type { ToolPlugin } from '@factreel/tool-sdk';

class Counted {
  @ApiProperty({ type: 'integer' })
  @IsInt()
  n!: number;
}

/** A tool that does nothing, to see what the registry around it costs. */
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

  @Module({ providers: [NoopTool] })
  class NoopModule {}
  return NoopModule;
};

export default plugin;
