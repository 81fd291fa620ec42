import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** An address on this machine that stays while the server behind it comes and goes. */
export class OpenDoor {
  private readonly passing = new Set<Socket>();
  private target: number | null = null;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<OpenDoor> {
    const server = createServer({ noDelay: true }, (caller) => door.pass(caller));
    const door = new OpenDoor(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return door;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on callers reach this port of the machine; null: nobody. */
  leadTo(port: number | null): void {
    this.target = port;
  }

  /** Breaks every connection there is, as a balancer or a network does. Returns how many there were. */
  cut(): number {
    const cut = this.passing.size;
    for (const caller of this.passing) caller.destroy();
    return cut;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }

  private pass(caller: Socket): void {
    if (this.target === null) return void caller.destroy();
    const server = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    this.passing.add(caller);
    caller.once('close', () => {
      this.passing.delete(caller);
      server.destroy();
    });
    server.once('close', () => caller.destroy());
    for (const socket of [caller, server]) socket.on('error', () => socket.destroy());
    caller.pipe(server).pipe(caller);
  }
}
