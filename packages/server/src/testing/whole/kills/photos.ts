import { API_BASE } from '@bridge/contract';
import { expect } from 'vitest';
import { image } from '../../../areas/mediatheque/testing/fichiers.ts';
import { mediaFoldersOf } from '../../../jobs.ts';
import { openEmbeddedPostgres } from '../../../platform/db/embedded/embedded-postgres.ts';
import { createLog } from '../../../platform/log.ts';
import { ADMIN_PASSWORD } from '../../../sources/testing/exploitant.ts';
import { verifyMedias } from '../../../verification.ts';

export const grandePhoto = (): Promise<Buffer> => image(1, 3_000, 2_000).jpeg({ quality: 95 }).toBuffer();

async function call<T>(address: string, path: string, token: string, type: string, body: Buffer | string): Promise<T> {
  const response = await fetch(`${address}${API_BASE}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

/** Somebody who puts photos down at a server; returns how to, each with the number that is acknowledged. */
export async function photographe(address: string): Promise<(photo: Buffer) => Promise<string>> {
  const login = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });
  const { token } = await call<{ token: string }>(address, '/login_check', '', 'application/json', login);
  const path = '/api/mediatheque/fichiers?nom=photo.jpg';
  return async (photo) => {
    const type = 'application/octet-stream';
    return (await call<{ fichier: { id: string } }>(address, path, token, type, photo)).fichier.id;
  };
}

/** Of what a stopped server left, each file is whole, and nothing is there besides. */
export async function expectFilesWhole(dataDir: string, acknowledged: number): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir, log: createLog('silent') });
  try {
    const { fichiers, ...wrong } = await verifyMedias(postgres.url, {
      s3: null,
      dossier: mediaFoldersOf(dataDir).dossier,
    });
    expect(wrong).toEqual({ manquants: 0, differents: 0, inconnus: 0 });
    expect(fichiers).toBeGreaterThanOrEqual(acknowledged);
  } finally {
    await postgres.stop();
  }
}
