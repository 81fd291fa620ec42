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

  const limits = { environment: {}, atOnce: 1, mb: 512, isHeard: true };
  const apart = (...names: string[]) => loadToolPlugins({ ...limits, apart: names, inProcess: [] }, folder);
  const inProcess = (...names: string[]) => loadToolPlugins({ ...limits, apart: [], inProcess: names }, folder);

  it('loads folders and packages, which are handed the SDK', async () => {
    const text = `module.exports = (sdk) => ({ module: class {}, version: sdk.version, providers: [] });`;
    await plugin('beside', text);
    await plugin('node_modules/installed', text);
    const loaded = await inProcess('beside', './beside', join(folder, 'beside'), 'installed');
    expect(loaded.map((module) => ({ ...module }))).toEqual(Array(4).fill(expect.objectContaining({ version: 1 })));
  });

  it('gives every plugin the services that it may inject', async () => {
    const [made] = await inProcess(await plugin('bare', 'module.exports = () => class Bare {};'));
    expect(made?.imports).toHaveLength(1);
  });

  it('runs no line of a plugin here, unless it is named to run in process', async () => {
    const name = await plugin('marks', 'globalThis.pluginWasHere = true; module.exports = () => class Marks {};');
    await apart(name);
    expect(globalThis).not.toHaveProperty('pluginWasHere');
    await inProcess(name);
    expect(globalThis).toHaveProperty('pluginWasHere');
  });

  it.each([
    ['asks for what only the api has', 'providers: [Asks]', /could not be started: .*TOOL_PLUGINS_IN_PROCESS/s],
    ['has controllers', 'controllers: [class Own {}]', /has controllers.*TOOL_PLUGINS_IN_PROCESS/],
  ])('says what to do with a plugin that %s', async (_name, parts, fault) => {
    const text = `module.exports = (sdk) => {
      class Asks { run() { return {}; } }
      const shape = { type: 'object' };
      sdk.Tool({ name: 'asks', description: 'Asks for much.', input: shape, output: shape, price: 'free', inject: [class Database {}] })(Asks);
      return { module: class Wants {}, ${parts} };
    };`;
    await expect(apart(await plugin('wants', text))).rejects.toThrow(fault);
  });

  it('names a plugin whose process ends while it is loaded', async () => {
    await expect(apart(await plugin('exits', 'process.exit(3);'))).rejects.toThrow(
      'TOOL_PLUGINS: exits ended its process while it was loaded: failed',
    );
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
    for (const load of [apart, inProcess]) {
      const loading = load(name);
      await expect(loading).rejects.toThrow(ToolPluginError);
      await expect(loading).rejects.toThrow(/^TOOL_PLUGINS: (?!.*TOOL_PLUGINS: )/);
      await expect(loading).rejects.toThrow(`TOOL_PLUGINS: ${name} `);
      await expect(loading).rejects.toThrow(fault);
    }
  });
});
