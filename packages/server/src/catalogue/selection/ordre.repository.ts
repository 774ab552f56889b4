import { type CHAMPS_DE_TRI, type CleDeTri, type CleDeTriDe, numeroOf, TYPES_BRIDGE } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Contexte, etendueDe } from '../regle/contexte.ts';
import { distanceFrom, nextDay, nextTime, numberOf } from '../regle/expression.repository.ts';
import type { Visiteur } from './question.ts';

type Sql = RawBuilder<unknown>;

/** A key of an order: the value that it compares, and how. */
interface Compiled {
  readonly value: Sql;
  readonly direction: Sql;
}

const ASC = sql`ASC`;
const PAR_NOM: CleDeTri = { genre: 'champ', champ: 'nom', sens: 'croissant', videsEnDernier: true };

/**
 * The ORDER BY list. By next date, what is equal in all keys stands in the order of its hours. It ends with the number of the objet: no two
 * objets are equal, so that no page repeats another.
 */
export function orderBy(cles: readonly CleDeTri[], contexte: Contexte, visiteur: Visiteur): Sql {
  const compiled = compiledOf(cles, contexte, visiteur);
  const byDate = keptKeys(cles, visiteur).find(isByNextDate);
  if (byDate !== undefined) compiled.push({ value: nextTime(contexte), direction: directionOf(byDate.sens, true) });
  return sql.join([...compiled.map(({ value, direction }) => sql`${value} ${direction}`), sql`id`]);
}

/** Whether a key reads the day of the next time: the order then changes when a time is over. */
export const isByNextDate = (cle: CleDeTri): cle is CleDeTriDe<'champ'> =>
  cle.genre === 'champ' && cle.champ === 'prochaineDate';

/** The keys that mean something: a distance from a visitor who is nowhere sorts nothing. Without any, by name. */
export function keptKeys(cles: readonly CleDeTri[], visiteur: Visiteur): readonly CleDeTri[] {
  const last = cles.findIndex(({ genre }) => genre === 'rotation');
  // After a turn nothing is equal any more.
  const deciding = last < 0 ? cles : cles.slice(0, last + 1);
  const kept = deciding.filter((cle) => cle.genre !== 'distance' || originOf(cle, visiteur) !== null);
  return kept.length === 0 ? [PAR_NOM] : kept;
}

function compiledOf(cles: readonly CleDeTri[], contexte: Contexte, visiteur: Visiteur): Compiled[] {
  const compiled: Compiled[] = [];
  for (const cle of keptKeys(cles, visiteur)) {
    const before = compiled.map(({ value }) => value);
    compiled.push(compileKey(cle, { before, contexte, visiteur }));
  }
  return compiled;
}

interface Around {
  /** The expressions of the keys before it. */
  readonly before: readonly Sql[];
  readonly contexte: Contexte;
  readonly visiteur: Visiteur;
}

function compileKey(cle: CleDeTri, around: Around): Compiled {
  const { contexte, visiteur } = around;
  switch (cle.genre) {
    case 'champ':
      return {
        value: cle.champ === 'prochaineDate' ? nextDay(contexte) : COLUMNS[cle.champ],
        direction: directionOf(cle.sens, cle.champ === 'nom' ? null : cle.videsEnDernier),
      };
    case 'nombre':
      return { value: numberOf(cle.mesure, contexte), direction: directionOf(cle.sens, cle.videsEnDernier) };
    case 'distance': {
      const origin = originOf(cle, visiteur);
      return {
        value: origin === null ? sql`NULL::float8` : distanceFrom(origin),
        direction: directionOf(cle.sens, true),
      };
    }
    case 'modalites': {
      const cases = cle.modalites.map(
        (modalite, rang) => sql`WHEN modalites && ${[...etendueDe(modalite, contexte)]}::bigint[] THEN ${rang}::int`,
      );
      return { value: sql`CASE ${sql.join(cases, sql` `)} ELSE ${cle.modalites.length}::int END`, direction: ASC };
    }
    case 'manuel':
      return {
        value: sql`array_position(${cle.objets.map(({ id }) => id)}::bigint[], objets.id)`,
        direction: sql`ASC NULLS LAST`,
      };
    case 'aleatoire':
      return { value: drawn(seedOf(cle, around)), direction: ASC };
    case 'rotation':
      return { value: rotated(around), direction: ASC };
  }
}

/** Names are never empty, so that their index serves. */
function directionOf(sens: 'croissant' | 'decroissant', emptyLast: boolean | null): Sql {
  if (emptyLast === null) return sens === 'croissant' ? ASC : sql`DESC`;
  if (sens === 'croissant') return emptyLast ? sql`ASC NULLS LAST` : sql`ASC NULLS FIRST`;
  return emptyLast ? sql`DESC NULLS LAST` : sql`DESC NULLS FIRST`;
}

const TYPES_IN_ORDER = [...TYPES_BRIDGE].sort((a, b) => a.label.localeCompare(b.label, 'fr')).map(({ value }) => value);

/** Texts compare as `norme` wrote them, letter by letter, alike on every machine. */
const COLUMNS: Readonly<Record<Exclude<(typeof CHAMPS_DE_TRI)[number]['value'], 'prochaineDate'>, Sql>> = {
  nom: sql`nom_tri COLLATE "C"`,
  commune: sql`NULLIF(commune_norme, '') COLLATE "C"`,
  codePostal: sql`NULLIF(code_postal, '') COLLATE "C"`,
  typeBridge: sql`array_position(${sql.lit(`{${TYPES_IN_ORDER.join(',')}}`)}::text[], type_bridge)`,
  derniereDate: sql`derniere_date`,
  sourceMajLe: sql`source_maj_le`,
  premiereVueLe: sql`premiere_vue_le`,
};

function originOf({ depuis, point }: CleDeTriDe<'distance'>, visiteur: Visiteur) {
  return (depuis === 'visiteur' ? visiteur.point : undefined) ?? point;
}

/** A number drawn for each objet: the same as long as the seed is. */
function drawn(seed: Sql): Sql {
  return sql`hashint8extended(objets.id, ${seed})`;
}

function seedOf({ graine }: CleDeTriDe<'aleatoire'>, { contexte, visiteur }: Around): Sql {
  if (graine === 'fixe') return sql`0::bigint`;
  if (graine === 'visite' && visiteur.graine !== undefined) return sql`hashtextextended(${visiteur.graine}, 0)`;
  return sql`${dayOf(contexte)}::bigint`;
}

const dayOf = ({ jour }: Contexte) => numeroOf(jour) ?? 0;

/** Among objets equal by the keys before, a fixed random order that starts with the next objet each day. */
function rotated({ before, contexte }: Around): Sql {
  const group = before.length === 0 ? sql`` : sql`PARTITION BY ${sql.join([...before])}`;
  const turn = sql`row_number() OVER (${group} ORDER BY ${drawn(sql`0::bigint`)}, objets.id)`;
  const size = sql`count(*) OVER (${group})`;
  return sql`mod(${turn} - 1 - mod(${dayOf(contexte)}::bigint, ${size}) + ${size}, ${size})`;
}
