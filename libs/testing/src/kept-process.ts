import type { ChildProcess } from 'node:child_process';
import { endOf } from './program';

/** Starts the program; resolves when it is ready. */
export type StartProcess = () => Promise<ChildProcess>;

/** A process that is started again whenever it ends, as systemd or Kubernetes would. */
export class KeptProcess {
  /** How often it was started again. */
  restarts = 0;
  private child: ChildProcess | null = null;
  private isKept = true;
  private starting: Promise<void> = Promise.resolve();

  private constructor(
    readonly name: string,
    private readonly launch: StartProcess,
  ) {}

  static async start(name: string, launch: StartProcess): Promise<KeptProcess> {
    const kept = new KeptProcess(name, launch);
    kept.starting = kept.run();
    await kept.starting;
    return kept;
  }

  /** Whether it runs at this moment, ready for work. */
  get isUp(): boolean {
    return this.child !== null;
  }

  /** False where it is down at this moment. */
  signal(signal: NodeJS.Signals): boolean {
    return this.child?.kill(signal) ?? false;
  }

  /** Lets it end for good. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.isKept = false;
    await this.starting.catch(() => undefined);
    if (this.child) await endOf(this.child, signal);
  }

  private async run(): Promise<void> {
    const child = await this.launch();
    this.child = child;
    child.once('exit', () => {
      this.child = null;
      if (!this.isKept) return;
      this.restarts += 1;
      this.starting = this.again();
    });
  }

  /** What it needs may be away as well: then its start fails, and is tried again. */
  private async again(): Promise<void> {
    while (this.isKept) {
      try {
        return await this.run();
      } catch {
        this.restarts += 1;
      }
    }
  }
}
