import { type AnyRecord, type DocumentObjet, documentVide } from '@bridge/contract';
import { sql } from 'kysely';
import { motsDe } from '../../../catalogue/mots.rules.ts';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import type { Db } from '../../../schema.ts';
import type { Person, World } from '../../../testing/world.ts';

/** The record that was made, or an error with the reason of the refusal. */
export async function create(person: Person, path: string, values: object): Promise<AnyRecord> {
  const { status, body } = await person.call<AnyRecord>('POST', `/api${path}`, values);
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.data;
}

const DETAILS = ['id', 'version', 'modifiable'];

/** Makes visitors see the record as it is saved. */
export async function publie(
  db: Db,
  ressource: string,
  record: AnyRecord,
  { du = null, au = null }: { readonly du?: Date | null; readonly au?: Date | null } = {},
): Promise<void> {
  const contenu = Object.fromEntries(Object.entries(record).filter(([name]) => !DETAILS.includes(name)));
  await sql`
    WITH neuve AS (
      INSERT INTO publications (ressource, enregistrement, version, contenu, du, au)
      VALUES (${ressource}, ${record.id}, ${record.version}, ${JSON.stringify(contenu)}::jsonb, ${du}, ${au}) RETURNING id
    )
    INSERT INTO publications_en_cours (ressource, enregistrement, publication_id)
    SELECT ${ressource}, ${record.id}, id FROM neuve
    ON CONFLICT (ressource, enregistrement) DO UPDATE SET publication_id = excluded.publication_id`.execute(db);
}

type Colonnes = Readonly<Record<string, unknown>>;

/** Published objets with their documents. */
export async function insertDocumentes(
  db: Db,
  objets: readonly { readonly colonnes?: Colonnes; readonly document?: Partial<DocumentObjet> }[],
): Promise<number[]> {
  const ids = await insertObjets(
    db,
    objets.map(({ colonnes = {} }) => ({ faits: [], ...colonnes })),
  );
  for (const [rang, id] of ids.entries()) {
    const { colonnes = {}, document = {} } = objets[rang] ?? {};
    const { rows } = await sql<{
      nom: string;
      commune: string;
    }>`SELECT nom, commune FROM objets WHERE id = ${id}`.execute(db);
    const [{ nom = '', commune = '' } = {}] = rows;
    const whole = {
      ...documentVide(),
      typeBridge: colonnes.type_bridge ?? 'restaurant',
      nom: { fr: nom },
      ...document,
    };
    await sql`INSERT INTO objet_documents (objet_id, document, source, brut)
      VALUES (${id}, ${JSON.stringify(whole)}::jsonb, '{}', '')`.execute(db);
    await sql`UPDATE objets SET texte_recherche = sans_accent(${`${nom} ${commune}`}),
      recherche = setweight(array_to_tsvector(${motsDe(`${nom} ${commune}`)}::text[]), 'A') WHERE id = ${id}`.execute(
      db,
    );
  }
  return ids;
}

export const TOUT = { genre: 'groupe', lien: 'et', regles: [] } as const;
export const duType = (...valeurs: string[]) => ({
  ...TOUT,
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs }],
});

let serial = 0;

/** A site of an office, with what its lists need: a model that shows everything, a sélection, and people to change it. */
export async function officeEnLigne(world: World, values: object = {}) {
  serial += 1;
  const { db } = world;
  const entiteId = await world.createEntite(`Office ${serial}`);
  const admin = await world.person({ roles: ['ROLE_ADMIN'], entiteId });
  const shipped = async (table: string) => {
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM ${sql.table(table)}`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const gabarits = {
    liste: await shipped('gabarits_liste'),
    element: await shipped('gabarits_element'),
    fiche: await shipped('gabarits_fiche'),
    carte: await shipped('gabarits_carte'),
    infobulle: await shipped('gabarits_infobulle'),
  };
  const code = `office-${serial}`;
  const site = await create(admin, '/web/sites', {
    nom: `Site ${serial}`,
    code,
    langues: ['fr', 'en'],
    langueParDefaut: 'fr',
    // Fiches of all objets, whatever the lists of the site show.
    fichesServies: 'catalogue',
    ...values,
  });
  const selection = await create(admin, '/selections', { nom: 'Tout', code: `tout-${serial}`, regles: TOUT });
  const modele = await create(admin, '/web/listModels', {
    nom: 'Modèle',
    code: `modele-${serial}`,
    gabarit: gabarits.liste,
    gabaritElement: gabarits.element,
  });
  const visite = {
    site: code,
    langue: 'fr' as const,
    base: `/public/${code}`,
    adresse: `https://bridge.example/public/${code}`,
  };
  return {
    db,
    entiteId,
    admin,
    gabarits,
    site,
    selection,
    modele,
    visite: () => ({ ...visite, at: world.now }),
    objets: (...objets: Parameters<typeof insertDocumentes>[1]) =>
      insertDocumentes(
        db,
        objets.map(({ colonnes, ...rest }) => ({ ...rest, colonnes: { entite_id: entiteId, ...colonnes } })),
      ),
    liste: async (changes: object = {}) => {
      serial += 1;
      const liste = await create(admin, '/web/listes', {
        nom: 'Liste',
        code: `liste-${serial}`,
        sites: [site.id],
        selection: selection.id,
        modele: modele.id,
        titre: { fr: 'Nos adresses', en: 'Our places' },
        ...changes,
      });
      await publie(db, 'listeWeb', liste);
      return liste;
    },
    /** A moteur of filters, published. */
    moteur: async (filtres: readonly object[], changes: object = {}) => {
      const ids: number[] = [];
      for (const filtre of filtres) {
        serial += 1;
        ids.push(
          (
            await create(admin, '/web/filtres', {
              nom: 'Filtre',
              code: `filtre-${serial}`,
              libelle: { fr: 'Filtre' },
              ...filtre,
            })
          ).id,
        );
      }
      serial += 1;
      const items = ids.map((filtre) => ({ filtre, libelle: {}, replie: false }));
      const moteur = await create(admin, '/web/moteurs', {
        nom: 'Moteur',
        code: `moteur-${serial}`,
        filtres: items,
        ...changes,
      });
      await publie(db, 'moteur', moteur);
      return moteur;
    },
    /** A fiche for every type, published and put on the site. */
    fiche: async (changes: object = {}) => {
      serial += 1;
      const fiche = await create(admin, '/web/fiches', {
        nom: 'Fiche',
        code: `fiche-${serial}`,
        gabarit: gabarits.fiche,
        ...changes,
      });
      await publie(db, 'ficheWeb', fiche);
      const { rows } = await sql<{ version: number }>`SELECT version FROM sites WHERE id = ${site.id}`.execute(db);
      await admin.call('PUT', `/api/web/sites/${site.id}`, {
        fiches: [{ typesObjets: [], fiche: fiche.id }],
        version: rows[0]?.version,
      });
      return fiche;
    },
  };
}
export type Office = Awaited<ReturnType<typeof officeEnLigne>>;
