/** Tools that fail in every way that can be held, for tests: each is named after what it does. */
const ways = {
  throws_at_once: () => {
    throw new Error('broken');
  },
  rejects: () => Promise.reject(new Error('broken')),
  never_ends: () => new Promise(() => undefined),
  throws_in_a_timer: () => {
    setTimeout(() => {
      throw new Error('broken in a timer');
    }, 5);
    return new Promise(() => undefined);
  },
  forgets_a_promise: () => {
    void Promise.reject(new Error('forgotten'));
    return new Promise(() => undefined);
  },
  answers_nothing: () => undefined,
  answers_a_list: () => [1],
  answers_a_big_integer: () => ({ count: 1n }),
  answers_itself: () => {
    const answer = {};
    answer.self = answer;
    return answer;
  },
  answers_without_end: () => ({ text: 'x'.repeat(9 * 1024 * 1024) }),
  answers_otherwise: () => ({ words: 'three' }),
  charges_too_much: (_input, { charge }) => charge(11),
};

/** What would stop the process that it runs in. */
const deadly = {
  loops: () => {
    for (;;);
  },
  loops_in_a_timer: () => {
    setTimeout(() => {
      for (;;);
    }, 5);
    return new Promise(() => undefined);
  },
  allocates: () => {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, () => ({})));
  },
  allocates_buffers: async () => {
    const kept = [];
    for (;;) {
      kept.push(Buffer.alloc(32 * 1024 * 1024, 1));
      await new Promise(setImmediate);
    }
  },
  exits: () => process.exit(0),
  aborts: () => process.abort(),
  hangs_up: () => {
    process.disconnect();
    return new Promise(() => undefined);
  },
  tells_for_ever: (_input, { progress, logger }) => {
    for (let told = 0; ; told += 1) {
      progress(0.5, String(told));
      logger.info('again');
    }
  },
};

/** The call is answered; what breaks afterwards is nobody's. */
const later = {
  breaks_in_a_timer_later: () => {
    setTimeout(() => {
      throw new Error('broken later');
    }, 20);
    return { words: 3 };
  },
  forgets_a_promise_later: () => {
    setTimeout(() => void Promise.reject(new Error('forgotten later')), 20);
    return { words: 3 };
  },
};

const WORDS = { type: 'object', properties: { words: { type: 'integer' } } };

/** @type {import('@factreel/tool-sdk').ToolPlugin} */
module.exports = (sdk) => {
  const providers = [];
  const add = (name, run, more = {}) => {
    const Made = class {
      run(input, context) {
        return run(input, context);
      }
    };
    const description = `For tests alone: ${name.replaceAll('_', ' ')}.`;
    const price = { upTo: 10, for: 'trouble' };
    sdk.Tool({ name, description, input: { type: 'object' }, output: WORDS, price, timeoutSeconds: 1, ...more })(Made);
    providers.push(Made);
  };
  for (const [name, run] of Object.entries(ways)) add(name, run, name === 'never_ends' ? {} : { timeoutSeconds: 120 });
  for (const [name, run] of Object.entries(later)) add(name, run);
  for (const [name, run] of Object.entries(deadly))
    add(name, run, { timeoutSeconds: name.startsWith('allocates') ? 60 : 1 });
  add('job_loops', deadly.loops, { mode: 'job', timeoutSeconds: 1 });
  add('job_exits', deadly.exits, { mode: 'job' });
  add('loops_later', () => {
    setTimeout(deadly.loops, 20);
    return { words: 3 };
  });
  add('sees', () => ({
    words: Object.keys(process.env).filter((name) => /DATABASE|SECRET|KEY|OF_PLUGIN/.test(name)).length,
  }));
  add('waits_in_a_loop', deadly.loops, { timeoutSeconds: 120 });
  add('waits', ways.never_ends, { timeoutSeconds: 120 });
  add('job_throws', ways.throws_at_once, { mode: 'job' });
  add('job_breaks_in_a_timer', ways.throws_in_a_timer, { mode: 'job', timeoutSeconds: 600 });
  add('job_is_slow', ways.never_ends, { mode: 'job', timeoutSeconds: 600 });
  add('counts', (_input, { charge }) => {
    charge(4);
    return { words: 3 };
  });
  return { module: class TroubleTools {}, providers };
};
