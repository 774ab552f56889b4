import { connect, createServer, type Server, type Socket } from 'node:net';

type Mood = 'forwarding' | 'held' | 'silent' | 'closed';

/**
 * A network between the server and its database that a test can cut: `closed` refuses, `silent` swallows (half-open
 * TCP), `held` delays, as an overloaded machine.
 */
export class DatabaseProxy {
  private mood: Mood = 'forwarding';
  private readonly sockets = new Set<Socket>();
  private deaf: ReadonlySet<Socket> = new Set();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: { host: string; port: number }) {}

  async open(): Promise<number> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    return this.port;
  }

  async become(mood: Mood): Promise<void> {
    const before = this.mood;
    this.mood = mood;
    for (const socket of this.sockets) this.listen(socket);
    if (mood === 'closed') await this.close();
    else if (before === 'closed') await this.open();
  }

  /** Silences present connections; new ones work. */
  deafen(): void {
    this.deaf = new Set(this.sockets);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
  }

  private serve(downstream: Socket): void {
    const upstream = connect(this.target.port, this.target.host);
    for (const [from, to] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      this.sockets.add(from);
      this.listen(from);
      from.on('data', (chunk) => this.mood === 'forwarding' && !this.deaf.has(from) && to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  private listen(socket: Socket): void {
    if (this.mood === 'held') socket.pause();
    else socket.resume();
  }
}
