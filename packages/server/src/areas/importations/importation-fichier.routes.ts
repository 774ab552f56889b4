import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError, exportRejets, getBrut, listBruts, listLaisses, listRejets } from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { pagesKept, rejectsFound } from '../../sources/import/rapport/rapport.repository.ts';
import { leftFound } from '../../sources/import/restitution/restitution.repository.ts';
import { visibleRun } from './importation.access.ts';

interface Dependencies {
  readonly db: Db;
  readonly dossier: string;
}

/** Refused records, objets left alone and the answers of the source, as lists or files. */
export function fichierImportationRoutes(bind: Bind, { db, dossier }: Dependencies): void {
  const see = (scope: Scope, id: number) => visibleRun(db, scope, id);
  const fileOf = (id: number, cle: string) => join(dossier, String(id), cle);
  const isThere = async (id: number, cle: string) => (await stat(fileOf(id, cle)).catch(() => null)) !== null;

  bind(listRejets, async ({ identity, params, query }) => {
    await see(identity.scope, params.id);
    return rejectsFound(db, params.id, query);
  });

  bind(listLaisses, async ({ identity, params, query }) => {
    await see(identity.scope, params.id);
    return leftFound(db, identity.scope, params.id, query);
  });

  bind(exportRejets, async ({ identity, params }) => {
    await see(identity.scope, params.id);
    const header = ['Identifiant', 'Position', 'Champ', 'Motif', 'Extrait'];
    return csvAnswer(`rejets-${params.id}.csv`, header, rejectRows(db, params.id));
  });

  bind(listBruts, async ({ identity, params }) => {
    await see(identity.scope, params.id);
    const pages = await pagesKept(db, params.id);
    // Old answers are removed: only those that still exist are offered.
    const there = await Promise.all(pages.map(({ cle }) => isThere(params.id, cle)));
    return {
      items: pages
        .filter((_, index) => there[index])
        .map(({ cle, objet, lus, taille }) => ({ cle, objet, nombre: lus, taille })),
    };
  });

  bind(getBrut, async ({ identity, params }): Promise<FileAnswer> => {
    await see(identity.scope, params.id);
    if (!(await isThere(params.id, params.cle))) throw new BridgeError('notFound');
    return {
      type: 'application/octet-stream',
      body: createReadStream(fileOf(params.id, params.cle)),
      fileName: `import-${params.id}-${params.cle}`,
    };
  });
}

const ROWS_AT_ONCE = 1_000;

async function* rejectRows(db: Db, importation: number): AsyncGenerator<string[]> {
  for (let page = 1; ; page++) {
    const { items } = await rejectsFound(db, importation, { page, itemsPerPage: ROWS_AT_ONCE });
    for (const { identifiant, position, chemin, motif, extrait } of items)
      yield [identifiant ?? '', position, chemin, motif, extrait];
    if (items.length < ROWS_AT_ONCE) return;
  }
}
