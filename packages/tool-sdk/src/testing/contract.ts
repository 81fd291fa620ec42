import type { JsonSchema } from '../index';
import { schemaFaults } from './schema-faults';
import type { ToolAnswer, ToolFace, ToolHost } from './tool-host';

type Input = Record<string, unknown>;
type Given<T> = T | (() => T | Promise<T>);

/** What a tool is tried with. Functions are asked when the checks run, once what they name exists. */
export interface ToolCases {
  /** Calls that end well; bad ones are made of the first. */
  good: Given<Input[]>;
  /** Calls that name another account's records, each answered 404. */
  foreign?: Given<Input[]>;
}

/** One promise that every tool keeps. Hand name and run to `test` of node:test, or of Jest. */
export interface ContractCheck {
  name: string;
  /** Rejects with what is not kept. */
  run: () => Promise<void>;
}

/** Hosts and cases; `poor` is the host of an account that has no credits. */
export interface ContractParts {
  host: Given<ToolHost>;
  poor?: Given<ToolHost>;
  cases: ToolCases;
}

/** Values of which one is wrong for nearly every field; null is left out, since it may stand for a field that is not there. */
const WRONG = [{ wrong: true }, ['wrong'], 7, 'wrong', true, -1e9, ''];
const UNKNOWN_FIELD = 'aFieldThatNoToolHas';

/** What holds for every tool of a catalogue, whoever wrote it. */
export function toolContract(tool: string, { host, poor, cases }: ContractParts): ContractCheck[] {
  const open = async () => {
    const at = await asked(host);
    const face = (await at.list()).find(({ name }) => name === tool);
    ensure(face, `${tool} is not in the catalogue`);
    return { at, face, good: await asked(cases.good) };
  };
  /** Each bad call is refused with its status, names its field, and costs nothing. */
  const refuses = async (bad: (face: ToolFace, good: Input) => Array<[field: string, input: Input]>): Promise<void> => {
    const { at, face, good } = await open();
    const before = await at.credits();
    for (const [field, input] of bad(face, good[0] ?? {})) {
      const answer = await at.call(tool, input);
      ensure(answer.status === 400, `${field}: ${told(answer)}, not 400, for ${JSON.stringify(input)}`);
      ensure(JSON.stringify(answer.body).includes(field), `the refusal does not name ${field}: ${told(answer)}`);
    }
    ensure((await at.credits()) === before, 'a refused call was charged');
  };
  return [
    {
      name: 'is in the catalogue with a description, schemas and a price',
      run: async () => {
        const { face } = await open();
        ensure(face.description.trim().length > 10, 'it has no description');
        ensure(face.input.type === 'object' && face.output.type === 'object', 'its schemas are not of objects');
        ensure(face.price.text !== '', 'it tells no price');
      },
    },
    {
      name: 'answers good input as its schema says, for its price',
      run: async () => {
        const { at, face, good } = await open();
        ensure(good.length > 0, 'it has no good input among its cases');
        for (const input of good) {
          ensure(schemaFaults(face.input, input).length === 0, `its own schema refuses ${JSON.stringify(input)}`);
          const before = await at.credits();
          const answer = await at.call(tool, input);
          ensure(answer.status < 300, `${told(answer)} for ${JSON.stringify(input)}`);
          const faults = schemaFaults(face.output, answer.body);
          ensure(faults.length === 0, `its answer is not as described: ${JSON.stringify(faults)}`);
          ensureFair(face, before - (await at.credits()));
        }
      },
    },
    {
      name: 'names each required field that is missing',
      run: () => refuses(({ input }, good) => (input.required ?? []).map((field) => [field, without(good, field)])),
    },
    {
      name: 'names each field of a wrong type',
      run: () =>
        refuses(({ input }, good) => wrongFields(input).map(([field, value]) => [field, { ...good, [field]: value }])),
    },
    {
      name: 'names a field that it does not know',
      run: () =>
        refuses(({ input }, good) =>
          input.additionalProperties ? [] : [[UNKNOWN_FIELD, { ...good, [UNKNOWN_FIELD]: 1 }]],
        ),
    },
    {
      name: 'knows nothing of what belongs to another account',
      run: async () => {
        const at = await asked(host);
        for (const input of await asked(cases.foreign ?? [])) {
          const answer = await at.call(tool, input);
          ensure(answer.status === 404, `${told(answer)}, not 404, for ${JSON.stringify(input)}`);
        }
      },
    },
    {
      name: 'is refused where credits do not reach',
      run: async () => {
        const { face, good } = await open();
        if (!poor || most(face) === 0) return;
        const answer = await (await asked(poor)).call(tool, good[0] ?? {});
        ensure(answer.status === 402, `${told(answer)}, not 402`);
      },
    },
    {
      name: 'costs nothing where its job is cancelled',
      run: async () => {
        const { at, face, good } = await open();
        if (face.mode !== 'job') return;
        const before = await at.credits();
        const status = await at.cancelled(tool, good[0] ?? {});
        // It may have been quicker than whoever stopped it.
        ensure(status === 'cancelled' || status === 'done', `the job ended as ${status}`);
        if (status === 'cancelled') ensure((await at.credits()) === before, 'a cancelled job was charged');
      },
    },
  ];
}

/** Where what it orders is paid, no price is told that could be held against it. */
function ensureFair(face: ToolFace, charged: number): void {
  const { credits, upTo, text } = face.price;
  if (credits !== null) ensure(charged === credits, `it charged ${charged}: its price is ${text}`);
  else if (upTo !== null) ensure(charged >= 0 && charged <= upTo, `it charged ${charged}: its price is ${text}`);
}

const most = ({ price }: ToolFace): number => price.credits ?? price.upTo ?? 0;

/** One value for each field that its schema does not allow; fields that allow all of them are left out. */
function wrongFields(input: JsonSchema): Array<[string, unknown]> {
  return Object.entries(input.properties ?? {}).flatMap(([field, schema]): Array<[string, unknown]> => {
    const alone = {
      ...input,
      properties: undefined,
      required: undefined,
      allOf: [schema],
      type: undefined,
      additionalProperties: undefined,
    };
    const wrong = WRONG.find((value) => schemaFaults(alone, value).length > 0);
    return wrong === undefined ? [] : [[field, wrong]];
  });
}

function without(input: Input, field: string): Input {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== field));
}

async function asked<T>(given: Given<T>): Promise<T> {
  return await (typeof given === 'function' ? (given as () => T | Promise<T>)() : given);
}

function told({ status, body }: ToolAnswer): string {
  return `answered ${status} ${JSON.stringify(body).slice(0, 300)}`;
}

function ensure(holds: unknown, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}
