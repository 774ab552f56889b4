import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ChampDeBloc,
  correspondanceSchema,
  type DocumentObjet,
  type Ligne,
  nouvelleLigne,
} from '@bridge/contract';
import { sql } from 'kysely';
import { writeTerritory } from '../../first-start/territoire/ecriture.ts';
import { LIGNES_AGENDA, LIGNES_HEBERGEMENTS } from '../../first-start/territoire/flux/tourinsoft.correspondances.ts';
import { territoryFeeds } from '../../first-start/territoire/territoire.ts';
import { create, officeEnLigne } from '../../publication/web/testing/site.ts';
import { FicheRefusee } from '../../sources/source.ts';
import { sourceTourinsoft } from '../../sources/tourinsoft/tourinsoft.source.ts';
import type { World } from '../../testing/world.ts';

export const OBJETS = 100;
const CHAMPS: readonly ChampDeBloc[] = [
  'nom',
  'commune',
  'adresse',
  'resume',
  'description',
  'types',
  'telephone',
  'email',
  'site',
  'periodes',
  'tarifs',
  'prixMin',
  'classement',
  'labels',
  'capacites',
  'languesParlees',
  'accessibilite',
  'animaux',
];

/** Some documents of the demonstration's territory, of every type, as its feeds bring them. */
async function documentsDuTerritoire() {
  const folder = await mkdtemp(join(tmpdir(), 'memes-faits-'));
  try {
    await writeTerritory(folder, territoryFeeds('2026-11-15', { photoBase: 'https://aubrelande.example/photos' }));
    const stays = await read(join(folder, 'tourinsoft-hebergements', 'objets.json'), LIGNES_HEBERGEMENTS);
    const others = await read(join(folder, 'tourinsoft-agenda', 'objets.json'), LIGNES_AGENDA);
    const all = [...others.filter(({ typeBridge }) => typeBridge !== 'evenement'), ...stays];
    return { documents: someOfEachType(all), types: new Set(all.map(({ typeBridge }) => typeBridge)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first document of each type, and others at equal distances, in their order. */
function someOfEachType(all: readonly DocumentObjet[]): readonly DocumentObjet[] {
  const first = new Set(new Map(all.toReversed().map((document) => [document.typeBridge, document])).values());
  const others = all.filter((document) => !first.has(document));
  const places = OBJETS - first.size;
  const taken = new Set(
    Array.from({ length: places }, (_, rang) => others[Math.floor((rang * others.length) / places)]),
  );
  return all.filter((document) => first.has(document) || taken.has(document));
}

async function read(fichier: string, lignes: readonly Ligne[]): Promise<DocumentObjet[]> {
  const flux = {
    origine: 'fichier',
    client: 'aubrelande',
    syndication: '',
    typeBridge: null,
    sousTables: null,
    depuis: null,
    recenser: false,
    lignes: correspondanceSchema.parse({ lignes }).lignes,
  } as const;
  const documents: DocumentObjet[] = [];
  for await (const lecture of sourceTourinsoft.read(flux, { cle: fichier, fichier })) {
    if (lecture.kind !== 'fiche') continue;
    try {
      documents.push(sourceTourinsoft.interpret(flux, lecture.valeur, {}).document);
    } catch (error) {
      if (!(error instanceof FicheRefusee)) throw error;
    }
  }
  return documents;
}

/** An office with these objets, some of which it rewords, and a bloc that shows all of them. */
export async function openMonde(world: World) {
  const office = await officeEnLigne(world);
  const { documents, types } = await documentsDuTerritoire();
  const ids = await office.objets(
    ...documents.map((document, rang) => {
      const { nom, typeBridge, lieu } = document;
      // Some sources shout.
      const commune = rang % 3 === 0 ? (lieu.commune ?? '').toUpperCase() : (lieu.commune ?? '');
      const colonnes = { nom: nom.fr ?? '', commune, type_bridge: typeBridge, prix_min: rang % 2 === 0 ? rang : null };
      const named = rang % 5 === 0 ? { ...nom, en: `${nom.fr} House` } : nom;
      return { colonnes, document: { ...document, nom: named, lieu: { ...lieu, commune } } };
    }),
  );
  for (const [rang, id] of ids.entries())
    if (rang % 7 === 0)
      await sql`INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
        VALUES (${id}, ${office.entiteId}, 'nom', 'en', ${`Our place ${rang}`}, 'humain', '', now()),
          (${id}, ${office.entiteId}, 'description', 'fr', ${`De notre plume ${rang}`}, 'humain', '', now())`.execute(
        office.db,
      );
  const lignes = CHAMPS.map((champ) => ({ ...nouvelleLigne({ genre: 'champ', champ }), libelle: { fr: champ } }));
  const bloc = await create(office.admin, '/blocs', {
    nom: 'Les mêmes faits',
    code: 'memes-faits',
    titre: { fr: 'En bref', en: 'In short' },
    lignes,
  });
  return { office, ids, bloc, types };
}
