import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

// The forms for `import` hold less.
const circus = createRequire(import.meta.url)('jest-circus');
const { expect } = createRequire(import.meta.url)('expect');

const MOST_MS = 60_000;

/**
 * Runs unit specs for Stryker in one process that stays. Jest itself starts anew for each of a thousand changes and takes
 * seconds each time; here a change costs what its tests cost. Specs are the same and run by the same circus. They must be
 * without `jest.fn` and snapshots, which come with Jest's own environment.
 */
class CircusRunner {
  static inject = ['options'];

  constructor({ circus: { specs } }) {
    this.specs = specs;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.root = process.cwd();
    readTypeScript(this.root);
    const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
    Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect });
    // What the changed code asks whether it is changed, and tells which test reaches it.
    this.context = globalThis.__stryker__ = {};
    circus.addEventHandler(({ name, test }) => {
      if (name === 'test_start') this.context.currentTestId = idOf(test);
      if (name !== 'test_done') return;
      this.context.currentTestId = undefined;
      if (test.errors.length > 0) this.hasFailed = true;
    });
  }

  async dryRun() {
    Object.assign(this.context, { mutantCoverage: { static: {}, perTest: {} } });
    this.load(true);
    const results = await this.run(() => true);
    const tests = results.map(({ testPath, errors, duration }) => ({
      id: nameOf(testPath),
      name: nameOf(testPath),
      timeSpentMs: duration ?? 0,
      ...(errors.length > 0 ? { status: 1, failureMessage: errors.join('\n') } : { status: 0 }),
    }));
    const { mutantCoverage } = this.context;
    delete this.context.mutantCoverage;
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, reloadEnvironment, testFilter, hitLimit }) {
    const wanted = testFilter && new Set(testFilter);
    const change = { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined };
    try {
      if (mutantActivation === 'static') Object.assign(this.context, change);
      this.load(reloadEnvironment);
      Object.assign(this.context, change);
      const results = await this.run((id) => !this.hasFailed && (wanted?.has(id) ?? true));
      if (this.context.hitCount > hitLimit) return { status: 'timeout', reason: 'it goes round and round' };
      const nrOfTests = results.filter(({ status }) => status === 'done').length;
      const failed = results.find(({ errors }) => errors.length > 0);
      if (!failed) return { status: 'survived', nrOfTests };
      return { status: 'killed', killedBy: [nameOf(failed.testPath)], failureMessage: failed.errors[0], nrOfTests };
    } catch (error) {
      return { status: 'killed', killedBy: ['loading'], failureMessage: String(error), nrOfTests: 0 };
    } finally {
      Object.assign(this.context, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }

  /** Loads the specs, and what they test where that was loaded with another change in it. */
  load(isAnew) {
    const libs = join(this.root, 'libs/');
    const isStale = (file) => file.endsWith('.spec.ts') || (isAnew && file.startsWith(libs));
    for (const file of Object.keys(Module._cache)) if (isStale(file)) delete Module._cache[file];
    circus.resetState();
    // One of its own each time: it keeps what it has loaded.
    const require = createRequire(join(this.root, 'package.json'));
    for (const spec of this.specs) require(join(this.root, spec));
  }

  async run(isWanted) {
    this.hasFailed = false;
    Object.assign(circus.getState(), { testTimeout: MOST_MS, testNamePattern: { test: isWanted } });
    return (await circus.run()).testResults;
  }
}

/** Lets `require` read our TypeScript, as the unit project of jest.config.js has it compiled. */
function readTypeScript(root) {
  const require = createRequire(join(root, 'package.json'));
  const [{ transform }] = require('./jest.config.js').projects;
  const [[index, [, indexOptions]]] = Object.entries(transform);
  const compiled = new Map();
  const compile = (file) => {
    const options = { ...(new RegExp(index).test(file) ? { ...indexOptions, swcrc: false } : {}), sourceMaps: false };
    return transformSync(readFileSync(file, 'utf8'), { ...options, filename: file, root, cwd: root }).code;
  };
  Module._extensions['.ts'] = (module, file) => {
    if (!compiled.has(file)) compiled.set(file, compile(file));
    module._compile(compiled.get(file), file);
  };
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, ...rest) {
    const lib = /^@app\/([a-z-]+)$/.exec(request)?.[1];
    return resolve.call(this, lib ? join(root, 'libs', lib, 'src/index.ts') : request, ...rest);
  };
}

function idOf(test) {
  const names = [];
  for (let at = test; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
}

function nameOf([, ...names]) {
  return names.join(' ');
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'circus', injectableClass: CircusRunner }];
export const strykerValidationSchema = { properties: { circus: { type: 'object' } } };
