import { BridgeError, type Langue } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import type { Atelier, Traduits } from './atelier.ts';
import type { ConfigLue } from './config.repository.ts';
import { caracteresDe } from './lots.rules.ts';
import { RefusDeMoteur } from './moteurs/moteur.ts';
import { MOIS_DEPENSE, noteEnvoi, settleEnvoi, takeReste } from './usage.repository.ts';

export const refused = (message: string) =>
  new BridgeError('invalidInput', { errors: [{ path: 'configuration', message }] });

interface Demande {
  readonly config: ConfigLue;
  readonly atelier: Atelier;
  readonly langue: Langue;
  readonly textes: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** Translates a few texts while a person waits, within the month's budget. `keep`: called with the result. */
export async function translateWithinMonth(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { config, atelier, langue, textes, signal }: Demande,
  keep: (tx: Db, traduits: Traduits) => Promise<void> = async () => undefined,
): Promise<Traduits> {
  const caracteres = caracteresDe(textes.map((texte) => ({ texte })));
  const at = clock.now();
  const envoi = await db.transaction().execute(async (tx) => {
    const reste = await takeReste(tx, config, at);
    if (reste !== null && caracteres > reste) throw refused(MOIS_DEPENSE);
    return noteEnvoi(tx, { configuration: config.id, tache: null, langue, textes: textes.length, caracteres, at });
  });
  const traduits = await atelier.translate(textes, langue, signal).catch(async (error: unknown) => {
    const compte = error instanceof RefusDeMoteur ? (error.facts.compte ?? false) : true;
    await settleEnvoi(db, envoi, compte ? { etat: 'incertain' } : { etat: 'refuse', caracteres: 0 });
    throw error;
  });
  await db.transaction().execute(async (tx) => {
    await settleEnvoi(tx, envoi, { etat: 'fait', caracteres: traduits.caracteres });
    await keep(tx, traduits);
  });
  return traduits;
}
