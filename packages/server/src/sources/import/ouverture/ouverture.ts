import { createHash } from 'node:crypto';
import { FLUX, type Systeme } from '@bridge/contract';
import type { Registry } from '../../../crud/registry.ts';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Db } from '../../../schema.ts';
import type { FluxApidaeOuvert } from '../../apidae/flux.ts';
import type { FluxLeiOuvert } from '../../lei/flux.ts';
import type { FluxTourinsoftOuvert } from '../../tourinsoft/flux.ts';
import { depotPath, mayFeedRead } from '../depots/depots.ts';
import { partsOfEntites } from '../lecture/appartenance.repository.ts';
import { type ChampAjoute, valuesAt } from '../lecture/champs.rules.ts';
import { precedencesOf } from '../rattachement/precedence.repository.ts';
import type { FluxOuvert } from '../run.ts';
import { OPENERS, type Wanted } from './ouverture.openers.ts';
import { addedFields, controlesOf, idFieldOf, savedFeed, startOfChanges } from './ouverture.repository.ts';

/** Versions of the readers: a higher one makes every record be understood again. */
const LECTEURS: Readonly<Record<Systeme, number>> = { tourinsoft: 3, lei: 2, apidae: 3, datatourisme: 2 };

interface OpeningDependencies {
  readonly registry: Registry;
  readonly vault: Vault;
  /** Folder of the files that feeds may read. */
  readonly depots: string;
}

/** Makes a feed ready to be read; null when the feed is gone. */
export async function openFlux(dependencies: OpeningDependencies, db: Db, wanted: Wanted): Promise<FluxOuvert | null> {
  const { registry, vault, depots } = dependencies;
  const { systeme, fluxId } = wanted;
  const entry = registry.require(FLUX[systeme]);
  const saved = await savedFeed(db, entry, vault, fluxId);
  if (!saved) return null;
  const champs = await addedFields(db, systeme);
  const champId = await idFieldOf(db, systeme);
  const controles = await controlesOf(db);
  const open = (since: Date | null) => OPENERS[systeme](db, saved, { wanted, since, champId });
  const whole = await open(null);
  const { record } = saved;
  const { nom, origine, depot, seuil, suppression, absences, perimetre, alerte, contact, entiteId, partage } = record;
  const entites = await partsOfEntites(db, systeme, entiteId);
  const appartenance = {
    ...{ systeme, fluxId, entiteId, partage },
    // The settings of the feed win over the codes of the entities.
    repartition: { ...entites.repartition, ...whole.repartition },
    territoires: entites.territoires,
  };
  const precedences = await precedencesOf(db, appartenance);
  const graine = graineOf([
    ...[LECTEURS[systeme], champId, whole.config, champs, appartenance, perimetre, controles],
    precedences,
  ]);
  const since = wanted.mode === 'differentiel' ? await startOfChanges(db, systeme, fluxId, graine) : null;
  const opened = since === null ? whole : await open(since);
  return {
    ...opened,
    controles,
    nom,
    fichier: origine === 'fichier' ? await fileOf(depots, entiteId, depot) : null,
    graine,
    appartenance,
    precedences,
    seuil,
    absences: suppression === 'jamais' ? null : suppression === 'differee' ? (absences ?? 2) : 1,
    perimetre: new Set(perimetre.split(/[\s,;]+/).filter(Boolean)),
    alerte,
    contact,
    secrets: entry.columns.flatMap(({ name, field }) => (field.kind === 'secret' ? [saved.secret(name)] : [])),
    champs: (valeur) => valuesAt(champs satisfies readonly ChampAjoute[], valeur),
  };
}

/** A feed of Tourinsoft, for what only this system has: structure, mapping, preview. */
export async function openTourinsoft(
  dependencies: OpeningDependencies,
  db: Db,
  fluxId: number,
): Promise<FluxOuvert<FluxTourinsoftOuvert> | null> {
  const opened = await openFlux(dependencies, db, { systeme: 'tourinsoft', fluxId, mode: 'complet' });
  // The opener of Tourinsoft made the feed.
  return opened as FluxOuvert<FluxTourinsoftOuvert> | null;
}

/** A feed of LEI, for what only this system has: its nomenclature. */
export async function openLei(
  dependencies: OpeningDependencies,
  db: Db,
  fluxId: number,
): Promise<FluxOuvert<FluxLeiOuvert> | null> {
  const opened = await openFlux(dependencies, db, { systeme: 'lei', fluxId, mode: 'complet' });
  // The opener of LEI made the feed.
  return opened as FluxOuvert<FluxLeiOuvert> | null;
}

/** A feed of Apidae, for what only this system has: its selections. */
export async function openApidae(
  dependencies: OpeningDependencies,
  db: Db,
  fluxId: number,
): Promise<FluxOuvert<FluxApidaeOuvert> | null> {
  const opened = await openFlux(dependencies, db, { systeme: 'apidae', fluxId, mode: 'complet' });
  // The opener of Apidae made the feed.
  return opened as FluxOuvert<FluxApidaeOuvert> | null;
}

/** The seed of fingerprints, short whatever its parts are. */
function graineOf(parts: readonly unknown[]): string {
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex');
}

/** The path of a file. A missing file is told by the reading, like an answer that does not come. */
async function fileOf(depots: string, entiteId: number | null, nom: string): Promise<string> {
  const path = mayFeedRead(entiteId, nom) ? await depotPath(depots, nom) : null;
  return path ?? `${depots}/.introuvable`;
}
