import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** The calls of the S3 protocol that the product makes, each checked. A page of a listing holds two objects. */
export class FakeS3 {
  readonly objects = new Map<string, { readonly bytes: Buffer; readonly le: Date }>();
  /** The faults found in requests. */
  readonly faults: string[] = [];
  /** The status that the next PUT is answered with. */
  failNext: number | null = null;
  private readonly uploads = new Map<string, Map<number, Buffer>>();
  private server: Server | undefined;

  async open(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://s3');
    const [bucket, ...parts] = url.pathname.slice(1).split('/');
    const key = parts.map(decodeURIComponent).join('/');
    if (bucket !== 'bridge') this.faults.push(`bucket ${bucket}`);
    if (!/^AWS4-HMAC-SHA256 Credential=cle\/\d{8}\/eu-test\/s3\/aws4_request/.test(request.headers.authorization ?? ''))
      this.faults.push(`${request.method} without a signature`);
    const send = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(body);
    if (request.method === 'PUT' && this.failNext !== null) {
      send(this.failNext, '<Error><Code>AccessDenied</Code></Error>');
      this.failNext = null;
      return;
    }
    const upload = url.searchParams.get('uploadId');
    if (request.method === 'GET' && key === '') return this.list(url, send);
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `envoi-${this.uploads.size + 1}`;
      this.uploads.set(id, new Map());
      send(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    } else if (request.method === 'PUT' && upload !== null) {
      this.uploads.get(upload)?.set(Number(url.searchParams.get('partNumber')), bytes);
      send(200, '', { etag: etagOf(bytes) });
    } else if (request.method === 'POST' && upload !== null) {
      const pieces = [...(this.uploads.get(upload) ?? [])].sort(([one], [other]) => one - other);
      this.objects.set(key, { bytes: Buffer.concat(pieces.map(([, piece]) => piece)), le: new Date() });
      send(200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
    } else if (request.method === 'PUT') {
      this.objects.set(key, { bytes, le: new Date() });
      send(200, '', { etag: etagOf(bytes) });
    } else if (request.method === 'DELETE') {
      if (upload === null) this.objects.delete(key);
      send(204);
    } else this.give(key, request, send);
  }

  private give(key: string, { method, headers }: IncomingMessage, send: Send): void {
    const found = this.objects.get(key);
    if (found === undefined) return void send(404, method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
    const length = { 'content-length': String(bytes.length), 'last-modified': found.le.toUTCString() };
    send(first === undefined ? 200 : 206, method === 'HEAD' ? '' : bytes, length);
  }

  private list(url: URL, send: Send): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const items = keys.slice(from, from + 2).map((key) => {
      const { bytes, le } = this.objects.get(key) ?? { bytes: Buffer.alloc(0), le: new Date(0) };
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${le.toISOString()}</LastModified></Contents>`;
    });
    const isCut = from + 2 < keys.length;
    const next = isCut ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    send(200, `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${items.join('')}</ListBucketResult>`);
  }
}

type Send = (status: number, body?: string | Buffer, headers?: Record<string, string>) => unknown;

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}
