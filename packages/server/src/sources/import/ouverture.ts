import { createHash } from 'node:crypto';
import { fluxApidae, fluxLei, fluxTourinsoft, type Systeme } from '@bridge/contract';
import type { Registry } from '../../crud/registry.ts';
import type { Vault } from '../../crud/value.rules.ts';
import type { Db } from '../../schema.ts';
import { apidae } from '../apidae/source.ts';
import { lei } from '../lei/source.ts';
import type { Source } from '../source.ts';
import { type Derive, deriveOf } from '../tourinsoft/derive.rules.ts';
import type { FluxTourinsoftOuvert } from '../tourinsoft/flux.ts';
import { sousTablesDe } from '../tourinsoft/structure.metadata.ts';
import { sourceTourinsoft } from '../tourinsoft/tourinsoft.source.ts';
import type { NewAvis } from './avis.repository.ts';
import { type ChampAjoute, valuesAt } from './champs.rules.ts';
import { depotPath, mayFeedRead } from './depots.ts';
import type { Annonce } from './importation.repository.ts';
import { civilTime } from './instant.ts';
import {
  addedFields,
  type FluxEnregistre,
  linesOf,
  savedFeed,
  startOfChanges,
  structureOf,
} from './ouverture.repository.ts';
import type { FluxOuvert } from './run.ts';

/** Grows when a reader makes something else of the same record: all are then understood again. */
const LECTEURS: Readonly<Record<Systeme, number>> = { tourinsoft: 1, lei: 1, apidae: 1 };

export interface OpeningDependencies {
  readonly registry: Registry;
  readonly vault: Vault;
  /** Folder of the files that feeds may read. */
  readonly depots: string;
}

export interface Wanted {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly mode: 'complet' | 'differentiel';
  readonly annonce?: Annonce | null;
}

/** Makes a feed ready to be read: null when it is gone. */
export async function openFlux(dependencies: OpeningDependencies, db: Db, wanted: Wanted): Promise<FluxOuvert | null> {
  const { registry, vault, depots } = dependencies;
  const { systeme, fluxId } = wanted;
  const entry = registry.entry(RESOURCE_OF[systeme]);
  const saved = entry && (await savedFeed(db, entry, vault, fluxId));
  if (!saved) return null;
  const champs = await addedFields(db, systeme);
  const whole = await OPENERS[systeme](db, saved, wanted, null);
  const { record } = saved;
  const { origine, depot, suppression, absences, perimetre } = record;
  const entiteId = typeof record.entiteId === 'number' ? record.entiteId : null;
  const appartenance = { systeme, fluxId, entiteId, partage: String(record.partage), repartition: whole.repartition };
  const graine = graineOf([LECTEURS[systeme], whole.config, champs, appartenance, perimetre]);
  const since = wanted.mode === 'differentiel' ? await startOfChanges(db, systeme, fluxId, graine) : null;
  const opened = since === null ? whole : await OPENERS[systeme](db, saved, wanted, since);
  return {
    ...opened,
    nom: String(record.nom),
    fichier: origine === 'fichier' ? await fileOf(depots, entiteId, String(depot)) : null,
    graine,
    appartenance,
    seuil: Number(record.seuil),
    absences: suppression === 'jamais' ? null : suppression === 'differee' ? Number(absences ?? 2) : 1,
    perimetre: new Set(
      String(perimetre)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
    alerte: String(record.alerte ?? ''),
    secrets: entry.columns.flatMap(({ name, field }) => (field.kind === 'secret' ? [saved.secret(name)] : [])),
    champs: (valeur) => valuesAt(champs satisfies readonly ChampAjoute[], valeur),
  };
}

/** A feed of Tourinsoft, for what only Tourinsoft has: structure, mapping, preview. */
export async function openTourinsoft(
  dependencies: OpeningDependencies,
  db: Db,
  fluxId: number,
): Promise<FluxOuvert<FluxTourinsoftOuvert> | null> {
  const opened = await openFlux(dependencies, db, { systeme: 'tourinsoft', fluxId, mode: 'complet' });
  // Opened by the opener of Tourinsoft.
  return opened as FluxOuvert<FluxTourinsoftOuvert> | null;
}

const BASES_APIDAE = {
  production: 'https://api.apidae-tourisme.com/api',
  test: 'https://api.apidae-tourisme.cooking/api',
} as const;

export const RESOURCE_OF: Readonly<Record<Systeme, string>> = {
  tourinsoft: fluxTourinsoft.id,
  lei: fluxLei.id,
  apidae: fluxApidae.id,
};

/** Short, whatever it is made of. */
function graineOf(parts: readonly unknown[]): string {
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex');
}

/** A file that is not there is told by the reading, like an answer that does not come. */
async function fileOf(depots: string, entiteId: number | null, nom: string): Promise<string> {
  const path = mayFeedRead(entiteId, nom) ? await depotPath(depots, nom) : null;
  return path ?? `${depots}/.introuvable`;
}

interface Opened {
  // The source and its feed are of one system: the pair is made here and taken apart nowhere.
  readonly source: Source<unknown>;
  readonly flux: unknown;
  readonly multilingue: boolean;
  readonly repartition: Readonly<Record<string, number>>;
  /** What decides how records are understood. */
  readonly config: unknown;
  readonly deriver?: NonNullable<FluxOuvert['deriver']>;
}

/** `since`: only what changed from then on is asked for. */
type Opener = (db: Db, saved: FluxEnregistre, wanted: Wanted, since: Date | null) => Promise<Opened>;

const OPENERS: Readonly<Record<Systeme, Opener>> = {
  tourinsoft: async (db, { record, secret }, _wanted, since) => {
    const flux = fluxTourinsoft.record.parse(record);
    const lignes = await linesOf(db, flux.correspondance);
    const structure = await structureOf(db, flux.correspondance);
    return pair(sourceTourinsoft, {
      flux: {
        origine: flux.origine,
        client: flux.client,
        syndication: secret('syndication'),
        lignes,
        typeBridge: flux.typeBridge,
        sousTables: structure.length === 0 ? null : sousTablesDe(structure),
        depuis: since === null ? null : civilTime(since),
        recenser: true,
      },
      multilingue: false,
      repartition: {},
      config: [lignes, flux.typeBridge],
      deriver: (fiches) => avisOf(flux.correspondance, deriveOf(structure, lignes, fiches)),
    });
  },
  lei: async (_db, { record, secret }) => {
    const flux = fluxLei.record.parse(record);
    const langues = flux.langues.length > 0 ? flux.langues : [{ langue: 'fr', schema: 'LEI' } as const];
    const roles = flux.roles.map(({ critere, role, paire }) => ({ critere, role, ...(paire === '' ? {} : { paire }) }));
    return pair(lei, {
      flux: {
        mode: flux.origine === 'service' ? 'requete' : flux.origine === 'permanent' ? 'lien' : 'fichier',
        url: flux.url,
        user: flux.utilisateur,
        pwkey: secret('cle'),
        clause: flux.clause,
        parametres: flux.parametres,
        champs: [],
        criteres: [],
        langues,
        entites: flux.entites.split(/[\s,;|]+/).filter(Boolean),
        fenetre: flux.fenetre,
        ...(flux.encodage === 'auto' ? {} : { encodage: flux.encodage }),
        region: flux.region,
        roles,
      },
      multilingue: langues.length > 1,
      repartition: repartitionOf(flux.entitesLiees),
      config: [flux.region, roles, langues],
    });
  },
  apidae: async (_db, { record, secret }, { annonce }, since) => {
    const flux = fluxApidae.record.parse(record);
    return pair(apidae, {
      flux: {
        mode: annonce ? 'export' : flux.origine === 'fichier' ? 'fichier' : 'api',
        url: annonce?.urlRecuperation ?? BASES_APIDAE[flux.environnement],
        projetId: Number(flux.projet) || 0,
        apiKey: secret('cle'),
        selectionIds: numbersIn(flux.selections),
        territoireIds: numbersIn(flux.territoires),
        criteresQuery: flux.criteres,
        langues: flux.langues,
        ...(since === null ? {} : { depuis: civilTime(since) }),
        complet: annonce?.reinitialisation ?? true,
      },
      multilingue: false,
      repartition: repartitionOf(flux.membres),
      config: [flux.langues],
    });
  },
};

/** What people are told of the fields of their feed. */
function avisOf(correspondance: number | null, derives: readonly Derive[]): NewAvis[] {
  if (correspondance === null) return [];
  const cible = { ressource: 'correspondance', id: correspondance };
  return derives.map((derive) =>
    derive.kind === 'renomme'
      ? {
          type: 'champ-renomme',
          cle: `champ ${correspondance} ${derive.avant}`,
          texte: `Le champ «\u00a0${derive.avant}\u00a0» s’appelle désormais «\u00a0${derive.apres}\u00a0» dans la source\u00a0: la correspondance ne le lit plus.`,
          cible,
          details: { avant: derive.avant, apres: derive.apres },
        }
      : {
          type: 'champ-disparu',
          cle: `champ ${correspondance} ${derive.champ}`,
          texte: `Le champ «\u00a0${derive.champ}\u00a0» n’est plus dans la source\u00a0: la correspondance le lit en vain.`,
          cible,
          details: { champ: derive.champ },
        },
  );
}

function pair<F>(source: Source<F>, opened: Omit<Opened, 'source' | 'flux'> & { readonly flux: F }): Opened {
  // Forgets the type of the feed, which its source alone reads.
  return { ...opened, source: source as unknown as Source<unknown> };
}

function repartitionOf(lignes: readonly { readonly code: string; readonly entite: number }[]): Record<string, number> {
  return Object.fromEntries(lignes.map(({ code, entite }) => [code, entite]));
}

function numbersIn(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number);
}
