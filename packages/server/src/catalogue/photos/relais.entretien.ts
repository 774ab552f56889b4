import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../../schema.ts';
import { isDeLaMediatheque } from './photo-source.rules.ts';
import { objetsRelayes } from './photos.repository.ts';
import { dossierDeRelais, RELAIS } from './reserve.ts';

/** How long a file that expired stays for requests that are reading it, in milliseconds. */
const GRACE = 5 * 60_000;
const LOT = 1_000;

/** Periodic maintenance: removes photos that were passed on, or kept before their feed chose to pass them on. */
export function relaisEntretien({ dossiers }: { readonly dossiers: readonly string[] }) {
  return {
    nom: 'photos relayées',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const done = { passees: 0, gardees: 0 };
      for (const dossier of dossiers) {
        done.passees += await removePassed(dossierDeRelais(dossier), now.getTime() - RELAIS - GRACE);
        done.gardees += await removeKept(db, dossier);
      }
      return done;
    },
  };
}

async function removePassed(dossier: string, before: number): Promise<number> {
  let removed = 0;
  const entries = await readdir(dossier, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const seen = await stat(path).catch(() => null);
    if (seen === null || seen.mtimeMs >= before) continue;
    await rm(path, { force: true });
    // A folder that still holds something refuses to go.
    for (const folder of [entry.parentPath, dirname(entry.parentPath)])
      if (folder.startsWith(join(dossier, '/'))) await rmdir(folder).catch(() => undefined);
    removed += 1;
  }
  return removed;
}

/** Photos of the médiathèque are the entity's own, and stay. */
async function removeKept(db: Db, dossier: string): Promise<number> {
  let removed = 0;
  const ids = (await readdir(dossier).catch(() => [])).map(Number).filter(Number.isSafeInteger);
  for (let from = 0; from < ids.length; from += LOT) {
    for (const objet of await objetsRelayes(db, ids.slice(from, from + LOT))) {
      const photos = await readdir(join(dossier, String(objet))).catch(() => []);
      for (const photo of photos.filter((one) => !isDeLaMediatheque(one))) {
        await rm(join(dossier, String(objet), photo), { recursive: true, force: true });
        removed += 1;
      }
    }
  }
  return removed;
}
