import { BridgeError, configTraduction } from '@bridge/contract';
import type { LigneEcrite } from '../../catalogue/registre/lignes.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { CrudContext } from '../../crud/write/record.service.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import { openAtelier } from './atelier.ts';
import { configLue } from './config.repository.ts';
import { refused, translateWithinMonth } from './demande.service.ts';
import { fromMemory } from './memoire.repository.ts';
import { RefusDeMoteur } from './moteurs/moteur.ts';
import { keepTexts } from './rangement.ts';

interface Dependencies extends CrudContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly outside: Pick<Outside, 'read'>;
}

/** Translates one text within the budget; in any configuration, a person then reviews it. */
export async function propose(
  { db, registry, vault, clock, outside }: Dependencies,
  identity: Identity,
  ligne: LigneEcrite,
  configuration: number,
  signal?: AbortSignal,
): Promise<void> {
  const { entiteId } = await readRecord(db, registry.require(configTraduction), identity, configuration);
  // It costs money: a person with whom the configuration is only shared may not use it.
  if (!owns(identity.scope, entiteId)) throw new BridgeError('accessDenied');
  const config = await configLue(db, configuration);
  if (config === undefined || !config.actif) throw refused('Cette configuration n’est pas active.');
  if (!config.languesCibles.includes(ligne.langue))
    throw refused('Cette configuration ne traduit pas vers cette langue.');
  const texte = (config.langueSource === 'fr' ? ligne.francais : ligne.textes[config.langueSource])?.trim();
  if (!texte) throw refused('Ce texte n’existe pas dans la langue source de la configuration.');
  try {
    const atelier = await openAtelier({ db, vault, outside }, config, signal);
    const facts = { config: { id: config.id, relecture: true }, registry, atelier, at: clock.now() };
    const known = (await fromMemory(db, [{ ligne: ligne.id, texte }], atelier.cle)).get(ligne.id);
    if (known !== undefined) {
      await db
        .transaction()
        .execute((tx) => keepTexts(tx, [{ ligne, texte: known, envoye: texte }], { ...facts, moteur: 'Mémoire' }));
      return;
    }
    const demande = { config, atelier, langue: ligne.langue, textes: [texte], signal };
    await translateWithinMonth({ db, clock }, demande, async (tx, { textes: [fait] }) => {
      if (fait) await keepTexts(tx, [{ ligne, texte: fait, envoye: texte }], { ...facts, moteur: atelier.moteur.nom });
    });
  } catch (error) {
    throw error instanceof RefusDeMoteur ? refused(error.message) : error;
  }
}
