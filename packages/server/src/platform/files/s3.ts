import { Readable } from 'node:stream';
import { measuring } from './empreinte.ts';
import { checkKey, type Files } from './files.ts';

/** The settings are plain data, which cross over to the threads of jobs. */
export interface S3Settings {
  /** Undefined: that of Amazon for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The start of every key, in a bucket that holds other things too. */
  readonly prefix: string;
}

const PART_SIZE = 8 * 1024 ** 2;

/** Files in a bucket. An object appears whole or not at all: the protocol says so. */
export async function createS3Files(settings: S3Settings): Promise<Files> {
  // The library is loaded only for a bucket: most instances have none.
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const prefix = settings.prefix === '' ? '' : `${settings.prefix.replace(/^\/+|\/+$/g, '')}/`;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Some servers do not know the newer checksums; the product keeps its own in the database.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (cle: string) => ({ Bucket, Key: `${prefix}${checkKey(cle)}` });

  return {
    async put(cle, body) {
      const { through, result } = measuring();
      body.once('error', (error) => through.destroy(error));
      const upload = new Upload({
        client,
        params: { ...named(cle), Body: body.pipe(through) },
        partSize: PART_SIZE,
        queueSize: 1,
      });
      try {
        await upload.done();
      } catch (error) {
        body.destroy();
        throw error;
      }
      return result();
    },
    async read(cle, span) {
      const Range = span === undefined ? {} : { Range: `bytes=${span.debut}-${span.fin}` };
      const answer = await client.send(new GetObjectCommand({ ...named(cle), ...Range })).catch(absent);
      if (answer === null) return null;
      if (!(answer.Body instanceof Readable)) throw new Error('the store of files answered without a stream');
      return answer.Body;
    },
    async sizeOf(cle) {
      const answer = await client.send(new HeadObjectCommand(named(cle))).catch(absent);
      return answer?.ContentLength ?? null;
    },
    async remove(cle) {
      await client.send(new DeleteObjectCommand(named(cle)));
    },
    async *list(folder): AsyncGenerator<string> {
      const Prefix = folder === undefined ? prefix : `${prefix}${checkKey(folder)}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

function absent(error: unknown): null {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'NoSuchKey' || name === 'NotFound') return null;
  throw error;
}
