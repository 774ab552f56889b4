import { likelyEquivalents, representativeOf } from '../../areas/vocabulaire/vocabulaire.repository.ts';
import type { Db } from '../../schema.ts';
import type { Fabrique } from './fabrique.ts';

const EVERYBODY = { kind: 'system', reason: 'words are common to the territory' } as const;
const MOST = 500;

/** Links the words of several systems with the same meaning: a rule on one finds the objets of all. */
export async function linkWords(tx: Db, { change }: Fabrique): Promise<void> {
  for (const { un, autre } of await likelyEquivalents(tx, 'modalites', EVERYBODY, MOST)) {
    if (un.systeme === autre.systeme) continue;
    const [kept, linked] = [
      await representativeOf(tx, 'modalites', un.id),
      await representativeOf(tx, 'modalites', autre.id),
    ];
    if (kept !== linked) await change('modalite', linked, { equivaut: kept });
  }
}
