import { OutputCheck } from './output-check';
import type { ToolDefinition } from './tool-definition';

const checkOf = (output: unknown) => new OutputCheck().of({ output, file: '/plugins/count.js' } as ToolDefinition);

describe('OutputCheck', () => {
  const check = checkOf({ type: 'object', properties: { words: { type: 'integer' } }, required: ['words'] });

  it('lets pass what was described', () => {
    expect(() => check({ words: 3 })).not.toThrow();
  });

  it('says what differs from it', () => {
    expect(() => check({ words: 'three' })).toThrow('data/words must be integer');
    expect(() => check({})).toThrow("must have required property 'words'");
  });

  it('leaves classes to the compiler', () => {
    expect(() => checkOf(class Words {})({ anything: 1 })).not.toThrow();
  });

  it('names the file of a schema that is none', () => {
    expect(() => checkOf({ type: 'object', required: 'words' })).toThrow(/\/plugins\/count\.js has an output schema/);
  });
});
