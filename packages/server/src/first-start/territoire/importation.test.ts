import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correspondanceSchema, type Langue, type Ligne } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apidae } from '../../sources/apidae/source.ts';
import { lei } from '../../sources/lei/source.ts';
import { FicheRefusee, type Interpretation, type Page, type Source } from '../../sources/source.ts';
import { sourceTourinsoft } from '../../sources/tourinsoft/tourinsoft.source.ts';
import { writeTerritory } from './ecriture.ts';
import { ROLES_LEI } from './flux/lei.roles.ts';
import { LIGNES_AGENDA, LIGNES_HEBERGEMENTS } from './flux/tourinsoft.correspondances.ts';
import { territoryFeeds } from './territoire.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territoire-'));
  await writeTerritory(
    folder,
    territoryFeeds('2026-11-15', { photoBase: 'https://aubrelande.example/public/demonstration/photos' }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read<F>(source: Source<F>, flux: F, fichier: string, langue?: Langue): Promise<unknown[]> {
  const page: Page = { cle: fichier, fichier: join(folder, fichier), ...(langue ? { langue } : {}) };
  const valeurs: unknown[] = [];
  for await (const lecture of source.read(flux, page)) if (lecture.kind === 'fiche') valeurs.push(lecture.valeur);
  return valeurs;
}

interface Bilan {
  readonly lues: Interpretation[];
  readonly refusees: string[];
  readonly avertissements: number;
}

function understand<F>(
  source: Source<F>,
  flux: F,
  valeurs: readonly unknown[],
  others: (id: string | null) => Partial<Record<Langue, unknown>> = () => ({}),
): Bilan {
  const lues: Interpretation[] = [];
  const refusees: string[] = [];
  for (const valeur of valeurs) {
    try {
      lues.push(source.interpret(flux, valeur, others(source.identifiantDe(flux, valeur))));
    } catch (error) {
      if (!(error instanceof FicheRefusee)) throw error;
      refusees.push(error.motif);
    }
  }
  return { lues, refusees, avertissements: lues.flatMap(({ avertissements }) => avertissements).length };
}

const kinds = ({ lues }: Bilan) => [...new Set(lues.map(({ document }) => document.typeBridge))].sort();
const share = ({ lues }: Bilan, has: (lue: Interpretation) => boolean) => lues.filter(has).length / lues.length;

const FLUX_TOURINSOFT = {
  origine: 'fichier',
  client: 'aubrelande',
  syndication: '',
  typeBridge: null,
  sousTables: null,
  depuis: null,
  recenser: false,
} as const;

const tourinsoft = async (dossier: string, lignes: readonly Ligne[]) => {
  const flux = { ...FLUX_TOURINSOFT, lignes: correspondanceSchema.parse({ lignes }).lignes };
  return understand(sourceTourinsoft, flux, await read(sourceTourinsoft, flux, `${dossier}/objets.json`));
};

describe('the importers', () => {
  it('read the flat Tourinsoft feed with its mapping', async () => {
    const bilan = await tourinsoft('tourinsoft-hebergements', LIGNES_HEBERGEMENTS);
    expect(bilan.lues).toHaveLength(78);
    expect(bilan.refusees).toHaveLength(1);
    expect(bilan.avertissements).toBeLessThan(12);
    expect(kinds(bilan)).not.toContain('autre');
    expect(share(bilan, ({ document }) => document.resume.de !== undefined)).toBeGreaterThan(0.5);
    expect(share(bilan, ({ document }) => document.medias.length > 0)).toBeGreaterThan(0.7);
  });

  it('read the typed Tourinsoft feed with its mapping', async () => {
    const bilan = await tourinsoft('tourinsoft-agenda', LIGNES_AGENDA);
    expect(bilan.lues).toHaveLength(76);
    expect(bilan.avertissements).toBeLessThan(12);
    expect(kinds(bilan)).toEqual(['evenement', 'itineraire', 'nature', 'patrimoine']);
    expect(share(bilan, ({ document }) => document.ouverture.periodes.length > 0)).toBeGreaterThan(0.95);
    const routes = bilan.lues.filter(({ document }) => document.typeBridge === 'itineraire');
    expect(routes.every(({ document }) => document.lieu.trace !== undefined)).toBe(true);
  });

  it('read the LEI feed in its three languages', async () => {
    const flux = {
      mode: 'fichier',
      url: '',
      user: '',
      pwkey: '',
      clause: '',
      parametres: [],
      champs: [],
      criteres: [],
      langues: [
        { langue: 'fr', schema: 'WEBACCESS' },
        { langue: 'en', schema: 'WEBACCESS_EN' },
        { langue: 'de', schema: 'WEBACCESS_DE' },
      ],
      entites: [],
      fenetre: 500,
      region: 'aubrelande',
      roles: ROLES_LEI,
      commentaires: { l1: 'resume' },
    } as const;
    const [fr = [], ...traductions] = await Promise.all(
      (['fr', 'en', 'de'] as const).map((langue) => read(lei, flux, `lei/listeproduits-${langue}.xml`, langue)),
    );
    const [en, de] = traductions.map(
      (valeurs) => new Map(valeurs.map((valeur) => [lei.identifiantDe(flux, valeur), valeur])),
    );
    const bilan = understand(lei, flux, fr, (id) => ({ en: en?.get(id), de: de?.get(id) }));
    expect(bilan.lues).toHaveLength(89);
    expect(bilan.refusees).toHaveLength(1);
    expect(bilan.avertissements).toBeLessThan(12);
    expect(kinds(bilan)).toHaveLength(12);
    expect(share(bilan, ({ document }) => document.description.de !== undefined)).toBeGreaterThan(0.5);
    // What its criteria say is understood: stars, spoken languages, animals and what is free.
    const classes = bilan.lues.flatMap(({ document }) => document.classement ?? []);
    expect(classes.length).toBeGreaterThan(5);
    expect(classes.filter(({ valeur, texte }) => texte?.startsWith(`${valeur} étoile`) !== true)).toEqual([]);
    expect(share(bilan, ({ document }) => document.animaux !== undefined)).toBeGreaterThan(0.2);
    expect(share(bilan, ({ document }) => document.tarifs.mode === 'gratuit')).toBeGreaterThan(0.1);
    expect([...new Set(bilan.lues.flatMap(({ document }) => document.languesParlees))].sort()).toEqual([
      'de',
      'en',
      'fr',
    ]);
  });

  it('read the Apidae export as a folder', async () => {
    const flux = {
      mode: 'fichier',
      url: '',
      projetId: 96,
      apiKey: '',
      selectionIds: [],
      territoireIds: [],
      criteresQuery: '',
      langues: [],
    } as const;
    const bilan = understand(apidae, flux, await read(apidae, flux, 'apidae'));
    expect(bilan.lues).toHaveLength(128);
    expect(bilan.refusees).toHaveLength(1);
    expect(bilan.avertissements).toBeLessThan(12);
    expect(kinds(bilan)).toHaveLength(16);
    expect(bilan.lues.filter(({ source }) => source.etat === 'masque')).toHaveLength(1);
    expect(share(bilan, ({ document }) => document.lieu.commune !== undefined)).toBe(1);
  });
});
