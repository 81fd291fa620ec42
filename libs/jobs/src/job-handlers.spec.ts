import type { DiscoveryService } from '@nestjs/core';
import { JobHandler, JobHandlers } from './job-handlers';

class Renders {
  @JobHandler('create', 'render')
  @JobHandler('render', 'render')
  async run(): Promise<void> {
    await Promise.resolve(this);
  }
}

class RendersToo {
  @JobHandler('render', 'render')
  async render(): Promise<void> {
    await Promise.resolve();
  }
}

function handlers(...instances: object[]): JobHandlers {
  const providers = [...instances, null].map((instance) => ({ instance }));
  return new JobHandlers({ getProviders: () => providers } as unknown as DiscoveryService);
}

describe('handlers of jobs', () => {
  it('are found by kind and stage, one method for several', () => {
    const found = handlers(new Renders());
    expect(found.of({ kind: 'create', stage: 'render' })).toBe(found.of({ kind: 'render', stage: 'render' }));
  });

  it('refuse to start where a stage has none', () => {
    expect(() => handlers(new Renders()).assertComplete()).toThrow('Nothing handles the stage design of create jobs.');
  });

  it('refuse to start where a stage has two', () => {
    expect(() => handlers(new Renders(), new RendersToo()).assertComplete()).toThrow(
      'Two methods handle the stage render of render jobs.',
    );
  });

  it('are not doubled by a provider that two modules list', () => {
    const once = new Renders();
    expect(handlers(once, once).of({ kind: 'render', stage: 'render' })).toEqual(expect.any(Function));
  });
});
