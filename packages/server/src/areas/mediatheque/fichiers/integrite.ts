import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measuring } from '../../../platform/files/empreinte.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { fichiersApres } from '../stockage/stockage.repository.ts';
import { untracked } from './fichiers.entretien.ts';
import { cleDeVue, cleOriginal } from './fichiers.ts';

export interface Integrite {
  readonly fichiers: number;
  /** Files that have a row and are missing. */
  readonly manquants: number;
  /** Files whose content differs from what was given. */
  readonly differents: number;
  /** Files without a row. */
  readonly inconnus: number;
}

const LOT = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Compares every row with its file, which is read whole. */
export async function checkFichiers({ db, files }: { readonly db: Db; readonly files: Files }): Promise<Integrite> {
  const found = { fichiers: 0, manquants: 0, differents: 0, inconnus: 0 };
  for (let after = FIRST; ; ) {
    const lot = await fichiersApres(db, after, LOT);
    for (const { cle, vues, taille, empreinte } of lot) {
      found.fichiers += 1;
      const body = await files.read(cleOriginal(cle));
      const sizes = await Promise.all(vues.map((vue) => files.sizeOf(cleDeVue(cle, vue))));
      if (body === null || sizes.includes(null)) {
        body?.destroy();
        found.manquants += 1;
        continue;
      }
      const { through, result } = measuring();
      await pipeline(body, through, new Writable({ write: (_chunk, _encoding, done) => done() }));
      const read = result();
      if (read.taille !== taille || read.empreinte !== empreinte) found.differents += 1;
    }
    const last = lot.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  for await (const _cle of untracked({ db, files })) found.inconnus += 1;
  return found;
}
