import { type AuditEntry, recordAudit } from '../../platform/audit.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { addIdentities, known, type Lien, type LienConnu, type Refus } from './objet-identite.repository.ts';
import { judge } from './objet-identite.rules.ts';

/** The person in whose name a list is linked. */
export interface Liaison extends Pick<AuditEntry, 'by' | 'at' | 'ip'> {
  readonly scope: Scope;
}

interface Liee {
  readonly lies: number;
  readonly refus: readonly Refus[];
}

/** How many lines one question asks about, so that an answer comes in time. */
const LOT = 500;

/** What linking a list would do. */
export async function tryLink(db: Db, scope: Scope, liens: readonly Lien[]): Promise<Liee> {
  const connus: LienConnu[] = [];
  for (let from = 0; from < liens.length; from += LOT)
    connus.push(...(await known(db, scope, liens.slice(from, from + LOT))));
  const { admis, refus } = judge(connus);
  return { lies: admis.length, refus };
}

/** Links a list, and notes in the journal the lines that were not linked before. */
export async function link(tx: Db, { scope, ...who }: Liaison, liens: readonly Lien[]): Promise<Liee> {
  const { admis, refus } = judge(await known(tx, scope, liens));
  const wanted = admis.map(({ ligne, objet, nouveauSysteme, nouveau }) => ({
    ligne,
    objet,
    systeme: nouveauSysteme,
    id: nouveau,
  }));
  const added = await addIdentities(tx, wanted);
  for (const { ligne, objet, ancienSysteme, ancien, nouveauSysteme, nouveau } of admis) {
    if (!added.has(ligne)) continue;
    const details = { ancienSysteme, ancien, nouveauSysteme, nouveau };
    await recordAudit(tx, { ...who, action: 'objet.lier-identite', target: { kind: 'objet', id: objet }, details });
  }
  // The other lines were linked already, or their id was given to another objet meanwhile.
  const left = admis.filter(({ ligne }) => !added.has(ligne));
  const again = left.length === 0 ? { admis: [], refus: [] } : judge(await known(tx, scope, left));
  const refused = [...refus, ...again.refus].sort((one, other) => one.ligne - other.ligne);
  return { lies: added.size + again.admis.length, refus: refused };
}
