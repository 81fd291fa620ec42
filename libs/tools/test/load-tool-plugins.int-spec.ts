import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadToolPlugins, ToolPluginError } from '@app/tools';

describe('loadToolPlugins', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-plugins-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  async function plugin(name: string, text: string, file = 'index.js'): Promise<string> {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'package.json'), JSON.stringify({ name, main: file }));
    await writeFile(join(folder, name, file), text);
    return name;
  }

  it('loads folders and packages, which are handed the SDK', async () => {
    const text = `module.exports = (sdk) => ({ module: class {}, version: sdk.version, providers: [] });`;
    await plugin('beside', text);
    await plugin('node_modules/installed', text);
    const loaded = loadToolPlugins(['beside', './beside', join(folder, 'beside'), 'installed'], folder);
    expect(loaded.map((module) => ({ ...module }))).toEqual(Array(4).fill(expect.objectContaining({ version: 1 })));
  });

  it('gives every plugin the services that it may inject', async () => {
    const [made] = loadToolPlugins([await plugin('bare', 'module.exports = () => class Bare {};')], folder);
    expect(made?.imports).toHaveLength(1);
  });

  it.each([
    ['is not there', 'none-of-that-name', null, /could not be loaded: Cannot find module/],
    ['throws when it is loaded', 'throws', `throw new Error('no licence');`, /could not be loaded: no licence/],
    ['is no JavaScript', 'garbled', 'module.exports = (;', /could not be loaded/],
    ['exports no function', 'object', 'module.exports = { tools: [] };', /exports no function by default/],
    ['exports nothing', 'empty', '', /exports no function by default/],
    ['breaks when it is called', 'breaks', `module.exports = () => { throw new Error('no key'); };`, /set up: no key/],
    ['returns nothing', 'returns', 'module.exports = () => undefined;', /returned no Nest module/],
    ['returns a promise', 'later', 'module.exports = async () => class Later {};', /returned no Nest module/],
  ])('names a plugin that %s', async (_name, name, text, fault) => {
    if (text !== null) await plugin(name, text);
    const load = () => loadToolPlugins([name], folder);
    expect(load).toThrow(ToolPluginError);
    expect(load).toThrow(`TOOL_PLUGINS: ${name} `);
    expect(load).toThrow(fault);
  });
});
