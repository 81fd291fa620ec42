import { QUEUES, type QueueName } from '@app/platform';

/** What is the same for every job of a kind in one stage. */
export interface StageRules {
  queue: QueueName;
  /** Of the trace. */
  span: string;
  /** What its account reads where a stage fails for a reason that nobody foresaw. */
  failure: string;
  /** Progress of the job when the stage begins. */
  from: number;
  /**
   * Whose absence puts the work off. `storage` for work that asks services of other people, whose absence is an end of its
   * own.
   */
  waitsFor: 'everything' | 'storage';
  /** How often its worker may die before it fails. */
  deaths?: number;
}

const DESIGN_SHARE = 0.15;
const design = {
  queue: QUEUES.design,
  span: 'video.design',
  failure: 'Video creation failed',
  from: 0,
  waitsFor: 'everything',
} as const satisfies StageRules;
const render = {
  queue: QUEUES.render,
  span: 'video.render',
  failure: 'Video render failed',
  from: 0,
  waitsFor: 'everything',
} as const satisfies StageRules;
const alone = { from: 0, waitsFor: 'storage' } as const;

/** Every kind of job with its stages, in order. The worker refuses to start unless each has one handler. */
const JOB_KINDS = {
  create: { design, render: { ...render, from: DESIGN_SHARE } },
  render: { render },
  edit: { design, render: { ...render, from: DESIGN_SHARE } },
  footage: {
    index: { ...alone, queue: QUEUES.footage, span: 'footage.index', failure: 'The footage could not be indexed' },
  },
  import: {
    import: { ...alone, queue: QUEUES.imports, span: 'library.import', failure: 'The folder could not be imported' },
  },
  tool: { tool: { ...alone, queue: QUEUES.tools, span: 'tool.run', failure: 'internal', deaths: 3 } },
  clock: {
    advance: {
      queue: QUEUES.clocks,
      span: 'clock.advance',
      failure: 'The clock could not be advanced',
      from: 0,
      waitsFor: 'everything',
    },
  },
  export: {
    export: { ...alone, queue: QUEUES.exports, span: 'account.export', failure: 'The archive could not be written' },
  },
} as const satisfies Record<string, Record<string, StageRules>>;

export type JobKind = keyof typeof JOB_KINDS;
export type StageOf<Kind extends JobKind> = Kind extends JobKind ? keyof (typeof JOB_KINDS)[Kind] & string : never;
export type JobStage = StageOf<JobKind>;

type Placed = { kind: JobKind; stage: JobStage };

/** Throws for a stage that the kind does not have. */
export function rulesOf({ kind, stage }: Placed): StageRules {
  const rules = (JOB_KINDS[kind] as Partial<Record<JobStage, StageRules>>)[stage];
  if (!rules) throw new Error(`jobs of kind ${kind} have no stage ${stage}`);
  return rules;
}

/** The stage behind this one. Throws where it is the last. */
export function stageAfter({ kind, stage }: Placed): JobStage {
  const stages = Object.keys(JOB_KINDS[kind]) as JobStage[];
  const next = stages[stages.indexOf(stage) + 1];
  if (!next) throw new Error(`nothing comes after the ${stage} of ${kind}`);
  return next;
}

/** Every stage of every kind. */
export const ALL_STAGES: Placed[] = (Object.keys(JOB_KINDS) as JobKind[]).flatMap((kind) =>
  (Object.keys(JOB_KINDS[kind]) as JobStage[]).map((stage) => ({ kind, stage })),
);

/** The stage that a queue carries jobs in; undefined for queues of other tickets. */
export function stageOfQueue(queue: QueueName): JobStage | undefined {
  return ALL_STAGES.find((each) => rulesOf(each).queue === queue)?.stage;
}
