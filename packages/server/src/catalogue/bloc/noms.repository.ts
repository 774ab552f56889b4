import { type BrouillonDeBloc, type DocumentObjet, refsIn, type Terme } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { anyOf } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { type ChampsPublics, PUBLICS } from '../champs-publics.repository.ts';
import { codesDePrix } from '../prix.repository.ts';
import { cleDe, type GenreDeTerme, termesDe } from '../termes.rules.ts';
import {
  type CritereConnu,
  libellesParlants,
  type ModaliteConnue,
  type MotConnu,
  motDuPrix,
  type Noms,
} from './objet-rendu.ts';

/** The names of the words that a bloc uses, as far as the reader sees them, and the fields that it may show. */
export async function nomsDuBloc(
  db: Db,
  bloc: Pick<BrouillonDeBloc, 'lignes'>,
  scope: Scope,
  champsConnus: () => Promise<ChampsPublics>,
): Promise<Omit<Noms, 'mots'>> {
  const refs = refsIn(bloc.lignes);
  const idsOf = (ref: string) => [...new Set(refs.filter((one) => one.ref === ref).map(({ id }) => id))];
  const [criteres, champs] = await Promise.all([criteresConnus(db, idsOf('critere'), scope), champsConnus()]);
  const suites = [...criteres.values()].flatMap(({ modalites }) => modalites);
  const modalites = await modalitesConnues(db, [...idsOf('modalite'), ...suites], scope);
  return { criteres, modalites, champs };
}

/** A document with the words of the vocabulary for bare codes. A label that equals its code counts as none. */
export async function documentEnMots(db: Db, document: DocumentObjet): Promise<DocumentObjet> {
  const [mots, criteres] = await Promise.all([
    motsDesDocuments(db, [document]),
    motsUtilises(db, ['critere'], [document]),
  ]);
  const known = new Map([...mots, ...criteres]);
  const told = structuredClone(document);
  const tell = (terme: Terme, mot: MotConnu | undefined) => {
    if (Object.keys(terme.libelle).length > 0 || mot === undefined) return;
    terme.libelle = libellesParlants(mot, terme.code);
  };
  termesDe(told, ({ genre, terme }) => tell(terme, known.get(`${genre} ${cleDe(terme)}`)));
  for (const { libelle } of told.tarifs.lignes) tell(libelle, motDuPrix(known, libelle));
  return told;
}

/** The names of the words that some documents use, and of what their prices are paid for. */
export async function motsDesDocuments(db: Db, documents: readonly DocumentObjet[]): Promise<Noms['mots']> {
  return new Map(await motsUtilises(db, ['type', 'modalite'], documents));
}

type MotLu = Pick<Row<'modalites'>, 'libelle' | 'libelle_local' | 'picto'>;
const connu = ({ libelle, libelle_local, picto }: MotLu): MotConnu => ({ libelle, libelleLocal: libelle_local, picto });

const COMMUNS = { ownerColumn: 'entite_id', shared: true } as const;
/** The most modalités and fields read: as many as a person could read struck through. */
const MOST_MODALITES = 200;
const MOST_CHAMPS = 500;

/** The values of a criterion and of those with the same meaning; words with the same meaning come once. */
function modalitesSous(critere: RawBuilder<unknown>) {
  return sql`(
    SELECT DISTINCT ON (coalesce(modalites.equivaut, modalites.id)) modalites.*
    FROM modalites JOIN criteres AS au_dessus ON au_dessus.id = modalites.critere
    WHERE coalesce(au_dessus.equivaut, au_dessus.id) = ${critere} AND modalites.supprime_le IS NULL
    ORDER BY coalesce(modalites.equivaut, modalites.id), modalites.equivaut NULLS FIRST, modalites.id)`;
}

/** The modalités that a line may keep, with the names given in Bridge. */
export async function modalitesOffertes(
  db: Db,
  critere: number,
  { scope, langue }: { readonly scope: Scope; readonly langue: string },
): Promise<{ id: number; libelle: string }[]> {
  const dessus = sql`(SELECT coalesce(equivaut, id) FROM criteres WHERE id = ${critere} AND ${visible(COMMUNS, scope)})`;
  const { rows } = await sql<{ id: number; libelle: string }>`
    SELECT id, coalesce(nullif(en_langue(libelle_local, ${langue}), ''), en_langue(libelle, ${langue})) AS libelle
    FROM ${modalitesSous(dessus)} AS sous WHERE ${visible(COMMUNS, scope)}
    ORDER BY ordre NULLS LAST, id LIMIT ${MOST_MODALITES}`.execute(db);
  return rows;
}

async function criteresConnus(db: Db, ids: readonly number[], scope: Scope): Promise<Map<number, CritereConnu>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<MotLu & { id: number; unite: string; cles: string[]; modalites: number[] }>`
    SELECT voulu.id, voulu.libelle, voulu.libelle_local, voulu.picto, voulu.unite,
      ARRAY(SELECT cle FROM criteres AS mot
        WHERE coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id)) AS cles,
      ARRAY(SELECT id FROM ${modalitesSous(sql`coalesce(voulu.equivaut, voulu.id)`)} AS sous
        ORDER BY ordre NULLS LAST, id LIMIT ${MOST_MODALITES}) AS modalites
    FROM criteres AS voulu
    WHERE voulu.id IN (SELECT id FROM criteres WHERE id = ANY(${[...ids]}::bigint[]) AND ${visible(COMMUNS, scope)})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, { ...connu(row), ...row }]));
}

async function modalitesConnues(db: Db, ids: readonly number[], scope: Scope): Promise<Map<number, ModaliteConnue>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<MotLu & { id: number; cles: string[] }>`
    SELECT voulu.id, voulu.libelle, voulu.libelle_local, voulu.picto,
      ARRAY(SELECT cle FROM modalites AS mot
        WHERE coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id)) AS cles
    FROM modalites AS voulu
    WHERE voulu.id IN (SELECT id FROM modalites WHERE id = ANY(${[...ids]}::bigint[]) AND ${visible(COMMUNS, scope)})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, { ...connu(row), cles: row.cles }]));
}

const TABLES = { type: 'types', critere: 'criteres', modalite: 'modalites' } as const;

/** The words of documents, seen by everybody who sees the documents. */
async function motsUtilises(
  db: Db,
  genres: readonly GenreDeTerme[],
  documents: readonly DocumentObjet[],
): Promise<[string, MotConnu][]> {
  const cles = new Map(genres.map((genre) => [genre, new Set<string>()]));
  for (const document of documents) termesDe(document, ({ genre, terme }) => cles.get(genre)?.add(cleDe(terme)));
  // A criterion may be a price by itself, or have kinds of prices.
  for (const cle of codesDePrix(documents).map(cleDe))
    for (const genre of ['critere', 'modalite'] as const)
      cles.set(genre, (cles.get(genre) ?? new Set<string>()).add(cle));
  const asked = [...cles].filter(([, used]) => used.size > 0);
  if (asked.length === 0) return [];
  const selects = asked.map(
    ([
      genre,
      used,
    ]) => sql`SELECT ${sql.lit(genre)} AS genre, cle, libelle, libelle_local, picto FROM ${sql.table(TABLES[genre])}
      WHERE cle = ${anyOf(sql`${[...used]}::text[]`)}`,
  );
  const { rows } = await sql<
    MotLu & { genre: GenreDeTerme; cle: string }
  >`${sql.join(selects, sql` UNION ALL `)}`.execute(db);
  return rows.map((row) => [`${row.genre} ${row.cle}`, connu(row)]);
}

/** The added fields that lines may show, by name. */
export async function champsOfferts(db: Db, langue: string): Promise<{ code: string; libelle: string }[]> {
  const { rows } = await sql<{ code: string; libelle: string }>`
    SELECT code, en_langue(libelle, ${langue}) AS libelle FROM champs
    WHERE ${PUBLICS} AND archive_le IS NULL ORDER BY 2, code LIMIT ${MOST_CHAMPS}`.execute(db);
  return rows;
}
