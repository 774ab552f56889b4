import { civilDay, type Ligne, type Systeme } from '@bridge/contract';
import { saveParametres } from '../areas/reglages/parametre.repository.ts';
import { type CrudContext, createRecord } from '../crud/write/record.service.ts';
import type { Writing } from '../crud/write/writing.ts';
import { launchImport } from '../sources/import/importation.service.ts';
import { structureFromSample } from '../sources/tourinsoft/structure/structure.sample.ts';
import type { FichierFlux } from './territoire/flux/fichier.ts';
import { ROLES_LEI } from './territoire/flux/lei.roles.ts';
import { LIGNES_AGENDA, LIGNES_HEBERGEMENTS } from './territoire/flux/tourinsoft.correspondances.ts';
import { PHOTO_BASE } from './territoire/photo/demonstration.routes.ts';
import { territoryFeeds } from './territoire/territoire.ts';

/** The folder of the territory's feeds, among those that every feed may read. */
export const DOSSIER = 'commun/demonstration';

/** The feeds of the territory, as its three systems would serve them that day. */
export function demonstrationFeeds(at: Date): readonly FichierFlux[] {
  return territoryFeeds(civilDay(at), { photoBase: PHOTO_BASE });
}

/** The owners of the territory's feeds. */
export interface Proprietaires {
  readonly region: number;
  readonly offices: readonly number[];
}

/**
 * Connects the territory to its feeds and asks for their imports, which it returns: the catalogue comes in as any
 * catalogue does.
 */
export async function createDemonstrationFlux(
  engine: CrudContext,
  writing: Writing,
  owners: Proprietaires,
  feeds: readonly FichierFlux[],
): Promise<number[]> {
  const { tx, at } = writing;
  await saveParametres(
    tx,
    {
      enable_import_tourinsoft: true,
      enable_import_lei: true,
      enable_import_apidae: true,
      enable_module_ads: true,
      activer_trad_deepl: true,
      bridge_languages: ['fr', 'en', 'de'],
    },
    at,
  );
  const make = async (ressource: string, values: object, besides: object = {}) => {
    const entry = engine.registry.require(ressource);
    const body = entry.resource.creation.parse({ ...values, partage: 'toutes' });
    return createRecord(engine, writing, entry, { ...body, ...besides });
  };
  const [valDAmbre = owners.region, montsClairs = owners.region] = owners.offices;
  const mapping = async (nom: string, dossier: string, lignes: readonly Ligne[], entiteId: number) =>
    (
      await make(
        'correspondance',
        { nom, lignes, entiteId },
        { structure: structureFromSample(recordsOf(feeds, dossier)) },
      )
    ).id;

  const common = { origine: 'fichier', frequence: 'jour', heure: '04:30' };
  const flux: readonly {
    systeme: Systeme;
    ressource: string;
    values: Record<string, unknown> & { nom: string; entiteId: number };
  }[] = [
    {
      systeme: 'tourinsoft',
      ressource: 'fluxTourinsoft',
      values: {
        nom: 'Hébergements et restaurants du Val d’Ambre',
        entiteId: valDAmbre,
        depot: `${DOSSIER}/tourinsoft-hebergements`,
        client: 'valdambre',
        correspondance: await mapping(
          'Hébergements et restaurants',
          'tourinsoft-hebergements',
          LIGNES_HEBERGEMENTS,
          valDAmbre,
        ),
      },
    },
    {
      systeme: 'tourinsoft',
      ressource: 'fluxTourinsoft',
      values: {
        nom: 'Agenda et patrimoine du Val d’Ambre',
        entiteId: valDAmbre,
        depot: `${DOSSIER}/tourinsoft-agenda`,
        client: 'valdambre',
        correspondance: await mapping('Agenda et patrimoine', 'tourinsoft-agenda', LIGNES_AGENDA, valDAmbre),
      },
    },
    {
      systeme: 'lei',
      ressource: 'fluxLei',
      values: {
        nom: 'Produits des Monts Clairs',
        entiteId: montsClairs,
        depot: `${DOSSIER}/lei`,
        region: 'aubrelande',
        langues: [
          { langue: 'fr', schema: 'WEBACCESS' },
          { langue: 'en', schema: 'WEBACCESS_EN' },
          { langue: 'de', schema: 'WEBACCESS_DE' },
        ],
        roles: ROLES_LEI.map(({ critere, role, paire = '' }) => ({ critere, role, paire })),
      },
    },
    {
      systeme: 'apidae',
      ressource: 'fluxApidae',
      values: {
        nom: 'Projet Aubrelande',
        entiteId: owners.region,
        depot: `${DOSSIER}/apidae`,
        langues: ['fr', 'en', 'de'],
      },
    },
  ];
  const importations: number[] = [];
  for (const { systeme, ressource, values } of flux) {
    const { id } = await make(ressource, { ...common, ...values });
    const launched = { id, nom: values.nom, entiteId: values.entiteId, mode: 'complet' as const };
    const launch = { systeme, flux: launched, aBlanc: false, demandePar: null };
    importations.push((await launchImport(tx, launch, at)).importation);
  }
  return importations;
}

/** The records of a Tourinsoft feed, in either of its forms. */
function recordsOf(feeds: readonly FichierFlux[], dossier: string): unknown[] {
  return feeds.flatMap((feed) => {
    if (feed.dossier !== dossier) return [];
    const { d, value } = JSON.parse(feed.contenu);
    return d?.results ?? value ?? [];
  });
}
