import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

const AUTHORITY = /^(https?:\/\/)(\[[^\]]*\]|[^/:?#@]+)(?::\d+)?(?=[/?#]|$)/i;
/** Every address of this machine, its loopback ones included. */
const EVERYWHERE = ['0.0.0.0', '::1'];

/** Listens where nobody may be led, and counts who comes. */
export class Trap {
  connections = 0;

  private constructor(
    private readonly servers: Server[],
    readonly port: number,
  ) {}

  /** On one port of each of these addresses; one that this machine does not have cannot be reached either. */
  static async start(hosts: readonly string[] = EVERYWHERE): Promise<Trap> {
    const caught = (socket: Socket): void => {
      trap.connections += 1;
      socket.on('error', () => undefined).destroy();
    };
    const servers: Server[] = [];
    let port = 0;
    for (const host of hosts) {
      const server = createServer(caught);
      const isListening = await new Promise<boolean>((settled) => {
        server.once('error', () => settled(false)).listen(port, host, () => settled(true));
      });
      if (!isListening) continue;
      port = (server.address() as AddressInfo).port;
      servers.push(server);
    }
    const trap = new Trap(servers, port);
    return trap;
  }

  /** The same address, as it is spelled, at the trap's port; what has no host, or names a user, stays as it is. */
  at(address: string): string {
    return address.replace(AUTHORITY, `$1$2:${this.port}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => new Promise((closed) => server.close(closed))));
  }
}
