import type { TaskReport } from './task-message';

/** Work of a child process: tells the frames it has drawn, leaves word what to stop when the parent goes, and gives an answer. */
export type TaskWork<R, A> = (
  request: R,
  tell: (frames: number) => void,
  onStop: (stop: () => void) => void,
) => Promise<A>;

/** Child's side of `TaskProcess`: answers one request after another, leaves with its parent and takes what it started along. */
export function answerTask<R, A>(work: TaskWork<R, A>): void {
  const stops: Array<() => void> = [];
  const leave = (): void => {
    for (const stop of stops) stop();
    process.exit(0);
  };
  process.once('disconnect', leave);
  process.once('SIGTERM', leave);
  const send = (report: TaskReport<A>): void => void process.send?.(report);
  process.on('message', ({ request }: { request: R }) => {
    work(
      request,
      (frames) => send({ kind: 'progress', frames }),
      (stop) => stops.push(stop),
    ).then(
      (answer) => send({ kind: 'done', answer }),
      (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}
