import {
  type AnyRecord,
  type Diapositive,
  type DiapositiveApercue,
  diapositives,
  type Manifeste,
  newItem,
} from '@bridge/contract';
import { sql } from 'kysely';
import { create, insertDocumentes, TOUT } from '../../../publication/web/testing/site.ts';
import type { Person, World } from '../../../testing/world.ts';

let serial = 0;
export const suivant = () => ++serial;

export const slide = (genre: Diapositive['genre'], parts: object = {}) => newItem(diapositives, { genre, ...parts });

async function gabaritLivre(world: World, code: string): Promise<AnyRecord> {
  const { rows } = await sql<AnyRecord>`SELECT id, nom FROM gabarits_diaporama WHERE code = ${code}`.execute(world.db);
  return rows[0] as AnyRecord;
}

/** An office with a sélection of all its objets, and a person who makes its diaporamas. */
export async function office(world: World) {
  const rang = suivant();
  const entiteId = await world.createEntite(`Office des écrans ${rang}`);
  const admin = await world.person({ roles: ['ROLE_ADMIN'], entiteId });
  const person = await world.person({ roles: ['ROLE_DIAPORAMA_USER'], entiteId });
  const selection = await create(admin, '/selections', { nom: 'Tout', code: `tout-${rang}`, regles: TOUT });
  const gabarit = await gabaritLivre(world, 'paysage-plein-ecran');
  const objets = (...some: Parameters<typeof insertDocumentes>[1]) =>
    insertDocumentes(
      world.db,
      some.map(({ colonnes, ...rest }) => ({ ...rest, colonnes: { entite_id: entiteId, ...colonnes } })),
    );
  const media = async (values: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    const row = {
      fichier: JSON.stringify({ id: crypto.randomUUID(), nom: 'photo.jpg' }),
      titre: JSON.stringify({ fr: 'Photo' }),
      credit: '© Office',
      supports: ['ecran'],
      type_mime: 'image/jpeg',
      entite_id: entiteId,
      ...values,
    };
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const { rows } = await sql<{ id: number }>`
      INSERT INTO medias (${columns}) VALUES (${sql.join(Object.values(row))}) RETURNING id`.execute(world.db);
    return rows[0]?.id ?? 0;
  };
  return { entiteId, admin, person, selection, gabarit, objets, media, ref: { ref: 'selection', id: selection.id } };
}

export const diaporama = (person: Person, gabarit: number, values: object = {}) =>
  person.call<AnyRecord>('POST', '/api/display/diaporamas', {
    nom: 'Vitrine',
    code: `vitrine-${suivant()}`,
    gabarit,
    ...values,
  });

export const HABILLAGE = {
  parametres: {},
  resolution: '1920x1080',
  bandeau: 'aucun',
  horloge: true,
  date: true,
  logo: null,
  defilant: {},
};

export const apercu = (person: Person, gabarit: number, diapositive: object, changes: object = {}) =>
  person.call<DiapositiveApercue>('POST', '/api/display/diaporamas/apercu', {
    habillage: { ...HABILLAGE, gabarit },
    diapositive,
    langue: 'fr',
    ...changes,
  });

/** A gabarit of the instance that leaves some things open. */
export const gabaritReglable = (world: World, parametres: readonly object[]) => gabaritPropre(world, { parametres });

/** A gabarit that the operator of the instance made. */
export async function gabaritPropre(world: World, values: object) {
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  return root.call<AnyRecord>('POST', '/api/superadmin/diaporama_template', {
    nom: 'Réglable',
    code: `reglable-${suivant()}`,
    partage: 'toutes',
    ...values,
  });
}

/** A draft as a screen would play it. */
export async function manifesteDEssai(
  person: Person,
  gabarit: number,
  values: object,
  asked: object = {},
): Promise<Manifeste> {
  const { status, body } = await person.call<Manifeste>('POST', '/api/display/diaporamas/manifeste', {
    diaporama: {
      ...HABILLAGE,
      gabarit,
      nom: 'Vitrine',
      orientation: 'paysage',
      langues: ['fr'],
      alternance: 'boucle',
      sequence: [],
      ordre: 'sequence',
      plages: [],
      partAnnonces: null,
      meteoLatitude: null,
      meteoLongitude: null,
      meteoAdresse: '',
      secoursMedia: null,
      secoursTexte: {},
      ancienneteMax: null,
      dateDeMaj: true,
      majApres: 24,
      ...values,
    },
    ecran: null,
    langue: null,
    jour: '2026-11-15',
    ...asked,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
