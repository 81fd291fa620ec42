// Loaded into a traced program by scripts/trace.mjs: on SIGUSR2 it writes which functions ran since the last one, and in which order.
const { writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { takeCoverage } = require('node:v8');

const DIST = join(__dirname, '../dist');
const FOLDER = process.env.NODE_V8_COVERAGE;
const [, main = ''] = process.argv;
const program = /apps\/(api|worker)\/src\/main\.js$/.exec(main)?.[1];
let order = [];
let isWrapped = false;
let marks = 0;

// Of the program alone: what its children draw and read would be slowed down, and is counted nowhere.
delete process.env.NODE_V8_COVERAGE;
delete process.env.NODE_OPTIONS;
if (program) {
  writeFileSync(join(FOLDER, `${program}.pid`), String(process.pid));
  process.on('SIGUSR2', () => {
    if (!isWrapped) wrapMethods();
    isWrapped = true;
    takeCoverage();
    writeFileSync(join(FOLDER, `${program}.${marks++}.order`), JSON.stringify(order));
    order = [];
  });
}

/** Coverage does not tell the order: the first call of each method does. */
function wrapMethods() {
  for (const [path, { exports }] of Object.entries(require.cache)) {
    if (!path.startsWith(DIST)) continue;
    const file = relative(DIST, path);
    for (const value of Object.values(exports ?? {})) {
      if (typeof value !== 'function' || !value.prototype) continue;
      for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(value.prototype))) {
        if (name === 'constructor' || typeof method !== 'function') continue;
        const wrapped = function (...words) {
          if (!order.includes(file)) order.push(file);
          return method.apply(this, words);
        };
        // Nest keeps what decorators say on the method itself.
        for (const key of Reflect.getMetadataKeys?.(method) ?? []) {
          Reflect.defineMetadata(key, Reflect.getMetadata(key, method), wrapped);
        }
        value.prototype[name] = wrapped;
      }
    }
  }
}
