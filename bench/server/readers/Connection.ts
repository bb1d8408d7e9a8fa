import { connect, type Socket } from 'node:net';

/**
 * One connection to a server that sends one request at a time, like a connection in a proxy's pool. It reads only the
 * status and the end of a reply, so that the load generator leaves most of a core to the server.
 */
export class Connection {
  readonly #port: number;
  readonly #host: string;
  #socket: Socket;
  #received = '';
  #done: ((status: number) => void) | null = null;
  #isClosed = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
    this.#socket = this.#open();
  }

  /** Sends a request; `done` gets the status of its reply, 0 if the connection ended without a reply. */
  ask(request: string, done: (status: number) => void): void {
    this.#done = done;
    this.#socket.write(request);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }

  #open(): Socket {
    const socket = connect(this.#port, this.#host).setEncoding('latin1').setNoDelay(true);
    socket.on('data', (text: string) => this.#read(text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isClosed) return;
      this.#socket = this.#open();
      this.#answer(isWhole(this.#received) ? statusOf(this.#received) : 0);
    });
    return socket;
  }

  #read(text: string): void {
    this.#received += text;
    // After a reply with `connection: close` the server closes the connection, and the next request needs a new one.
    if (isWhole(this.#received) && !isLast(this.#received)) this.#answer(statusOf(this.#received));
  }

  #answer(status: number): void {
    this.#received = '';
    const done = this.#done;
    this.#done = null;
    done?.(status);
  }
}

const statusOf = (reply: string): number => Number(reply.slice(9, 12));
const isLast = (reply: string): boolean =>
  /^connection: close\r$/im.test(reply.slice(0, reply.indexOf('\r\n\r\n') + 2));

/** Whether a reply, one character for each byte, has arrived completely. */
function isWhole(reply: string): boolean {
  const end = reply.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = reply.slice(0, end).toLowerCase();
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length !== undefined) return reply.length >= end + 4 + Number(length);
  return !head.includes('\r\ntransfer-encoding: chunked') || reply.endsWith('\r\n0\r\n\r\n');
}
