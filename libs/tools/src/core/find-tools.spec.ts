import type { ModulesContainer } from '@nestjs/core';
import type { ToolOptions } from '@factreel/tool-sdk';
import { findTools } from './find-tools';
import { Tool } from './tool.decorator';

const OPTIONS: ToolOptions = {
  name: 'count_words',
  description: 'Counts the words of a text.',
  input: { type: 'object' },
  output: { type: 'object' },
  price: 'free',
};

function aTool(options: Partial<ToolOptions> = {}): new () => object {
  @Tool({ ...OPTIONS, ...options })
  class Made {
    run(): object {
      return {};
    }
  }
  return Made;
}

/** Modules with these providers, each in one of its own. */
function modulesOf(...providers: unknown[]): ModulesContainer {
  const module = (metatype: unknown) => ({ providers: new Map([[metatype, { metatype }]]) });
  return new Map(providers.map((given, at) => [String(at), module(given)])) as unknown as ModulesContainer;
}

describe('findTools', () => {
  it('finds the tools among all providers, by name', () => {
    const tools = [aTool({ name: 'later' }), aTool({ name: 'earlier' })];
    const found = findTools(modulesOf(class NoTool {}, null, () => 1, ...tools));
    expect(found.map(({ name }) => name)).toEqual(['earlier', 'later']);
  });

  it('takes a tool that two modules bring for one', () => {
    const tool = aTool();
    expect(findTools(modulesOf(tool, tool))).toHaveLength(1);
  });

  it('names both files where two are called alike', () => {
    const here = /find-tools\.spec\.ts is called count_words, as the one in .*find-tools\.spec\.ts is/;
    expect(() => findTools(modulesOf(aTool(), aTool()))).toThrow(here);
  });

  it('names both files where two classes would become one schema', () => {
    const input = () => class SharedInput {};
    const tools = [aTool({ name: 'one', input: input() }), aTool({ name: 'two', input: input() })];
    expect(() => findTools(modulesOf(...tools))).toThrow(/find-tools\.spec\.ts has a class SharedInput/);
  });

  it('does not take a class for a tool because the one that it extends is', () => {
    expect(findTools(modulesOf(class extends aTool() {}))).toEqual([]);
  });
});
