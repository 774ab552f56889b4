import { RESSOURCES_TRADUITES } from '@bridge/contract';
import type { LigneEcrite } from '../../catalogue/registre/lignes.repository.ts';
import { noteMachine } from '../../catalogue/registre/machine.repository.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { holdRegistre, refreshObjets, refreshRecord } from '../../catalogue/registre/registre.repository.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Db } from '../../schema.ts';
import type { Atelier } from './atelier.ts';
import type { ConfigLue } from './config.repository.ts';
import { remember } from './memoire.repository.ts';
import { keepsTags } from './moteurs/balises.rules.ts';
import { ecritDe } from './textes-de-record.ts';

/** A line with its translation, and the text that was sent for it. */
export interface Traduite {
  readonly ligne: LigneEcrite;
  readonly texte: string;
  readonly envoye: string;
}

interface Rangement {
  readonly config: Pick<ConfigLue, 'id' | 'relecture'>;
  readonly registry: Registry;
  /** « DeepL », or « Mémoire » for a former translation. */
  readonly moteur: string;
  readonly atelier: Pick<Atelier, 'glossaire' | 'cle' | 'moteur'>;
  readonly at: Date;
}

/**
 * Keeps machine texts, and computes their lines again. A record of the product changes only by a person, and a text
 * that lost markup needs one: both await a review in any case. Returns the objets that changed.
 */
export async function keepTexts(tx: Db, faites: readonly Traduite[], rangement: Rangement): Promise<number[]> {
  const { config, registry, moteur, atelier, at } = rangement;
  await holdRegistre(tx);
  if (moteur === atelier.moteur.nom)
    await remember(
      tx,
      faites.map(({ ligne, texte, envoye }) => ({ ligne: ligne.id, francais: envoye, texte })),
      { origine: 'machine', cle: atelier.cle, at },
    );
  const isReviewed = ({ ligne, texte, envoye }: Traduite) =>
    config.relecture || ligne.ressource !== 'objet' || !keepsTags(envoye, texte);
  const facts = { moteur, glossaire: atelier.glossaire, configuration: config.id, at };
  for (const relecture of ['sans', 'attendue'] as const) {
    const some = faites.filter((faite) => isReviewed(faite) === (relecture === 'attendue'));
    const textes = some.map(({ ligne, texte }) => ({ ligne: ligne.id, texte, source: ligne.francais }));
    await noteMachine(tx, textes, { ...facts, relecture });
  }
  await refreshLines(
    tx,
    registry,
    faites.map(({ ligne }) => ligne),
    at,
  );
  const shown = faites.filter((faite) => !isReviewed(faite));
  return [...new Set(shown.map(({ ligne }) => ligne.sujet))];
}

const EVERYTHING = { kind: 'system', reason: 'whoever asks was given these lines' } as const;

/** Computes the lines of the subjects of some lines again. */
export async function refreshLines(
  tx: Db,
  registry: Registry,
  lignes: readonly Pick<LigneEcrite, 'ressource' | 'sujet'>[],
  at: Date,
): Promise<void> {
  const portee = await porteeDuRegistre(tx);
  const objets = lignes.filter(({ ressource }) => ressource === 'objet').map(({ sujet }) => sujet);
  await refreshObjets(tx, [...new Set(objets)], portee, at);
  const others = new Map(
    lignes.filter(({ ressource }) => ressource !== 'objet').map((one) => [`${one.ressource} ${one.sujet}`, one]),
  );
  for (const { ressource, sujet } of others.values()) {
    const resource = RESSOURCES_TRADUITES.find(({ id }) => id === ressource);
    const record = resource && (await recordById(tx, registry.require(resource), EVERYTHING, sujet));
    if (record) await refreshRecord(tx, ecritDe(resource, record), portee, at);
  }
}
