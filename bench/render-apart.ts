import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RenderReport, RenderWork } from './render.process';

/** One render in a fresh process, so that its memory is its own. */
export function renderApart(request: RenderWork): Promise<RenderReport> {
  return new Promise((done, failed) => {
    const child = fork(join(__dirname, 'render.process.js'), [], { serialization: 'advanced', execArgv: [] });
    child.once('message', (report: RenderReport) => done(report));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The render ended with code ${code}`)));
    child.send(request);
  });
}
