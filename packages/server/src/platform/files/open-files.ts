import { createDiskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { createS3Files, type S3Settings } from './s3.ts';

/** The store of this instance: a bucket if one is configured, else a folder. */
export async function openFiles({
  s3,
  dossier,
}: {
  readonly s3: S3Settings | null;
  readonly dossier: string;
}): Promise<Files> {
  return s3 === null ? createDiskFiles(dossier) : createS3Files(s3);
}
