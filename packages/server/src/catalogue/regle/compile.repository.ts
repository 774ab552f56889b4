import {
  CODES_SYSTEMES,
  type Condition,
  type ConditionDe,
  fluxBySystem,
  joursDe,
  MOMENTS,
  norme,
  type Regle,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { tableOfFlux } from '../flux.repository.ts';
import { type Contexte, depuisJours, etendueDe } from './contexte.ts';
import { numberOf, readable } from './expression.repository.ts';
import { all, any, FALSE, joined, type Sql, TRUE } from './joined.ts';
import { compileZone } from './zone.repository.ts';

/**
 * Compiles a rule to an expression over the columns of objets, with all values as parameters. It is never null: an
 * objet without a value does not fit, and « sauf » can be trusted. IS NOT NULL is used since no index serves coalesce.
 */
export function compileRegle(regle: Regle, contexte: Contexte): Sql {
  if (regle.genre !== 'groupe') return compileCondition(regle, contexte);
  const conditions = regle.regles.map((une) => compileRegle(une, contexte));
  switch (regle.lien) {
    case 'et':
      return joined(conditions, sql` AND `, TRUE);
    case 'ou':
      return joined(conditions, sql` OR `, FALSE);
    case 'sauf':
      return sql`NOT ${joined(conditions, sql` OR `, FALSE)}`;
  }
}

function compileCondition(condition: Condition, contexte: Contexte): Sql {
  switch (condition.genre) {
    case 'texte':
      return compileTexte(condition, contexte);
    case 'liste':
      return compileListe(condition);
    case 'mots':
      return compileMots(condition, contexte);
    case 'fait':
      return condition.present
        ? sql`faits @> ${[condition.fait]}::text[]`
        : sql`NOT faits @> ${[condition.fait]}::text[]`;
    case 'nombre':
      return compileNombre(condition, contexte);
    case 'date':
      return compileDate(condition, contexte);
    case 'ouvert-maintenant':
      return compileMaintenant(condition, contexte);
    case 'fraicheur':
      return compileFraicheur(condition, contexte);
    case 'lieu':
      return compileZone(condition.zone, contexte);
  }
}

/** A normalised text holds no special sign, and stands in a pattern as it is. */
function compileTexte({ champ, op, valeurs }: ConditionDe<'texte'>, contexte: Contexte): Sql {
  const demandes = valeurs.map(norme).filter((texte) => texte !== '');
  const patterns = op === 'contient' ? demandes.map((texte) => `%${texte}%`) : demandes.map((texte) => `${texte}%`);
  if (champ === 'nom') {
    switch (op) {
      case 'vide':
        return sql`nom_norme = ''`;
      case 'rempli':
        return sql`nom_norme <> ''`;
      case 'egal':
        return sql`nom_norme = ANY(${demandes}::text[])`;
      case 'contient':
      case 'commence':
        return sql`nom_norme LIKE ANY(${patterns}::text[])`;
    }
  }
  const textes = readable('valeurs', champ, contexte);
  const some = (condition: Sql): Sql =>
    sql`EXISTS (SELECT FROM jsonb_array_elements_text(${textes}) AS texte WHERE ${condition})`;
  switch (op) {
    case 'vide':
      return sql`${textes} IS NULL`;
    case 'rempli':
      return sql`${textes} IS NOT NULL`;
    case 'egal':
      return some(sql`texte = ANY(${demandes}::text[])`);
    case 'contient':
    case 'commence':
      return some(sql`texte LIKE ANY(${patterns}::text[])`);
  }
}

const LISTES: Readonly<Record<ConditionDe<'liste'>['champ'], { column: string; several: boolean }>> = {
  typeBridge: { column: 'type_bridge', several: false },
  systeme: { column: 'systeme', several: false },
  langues: { column: 'langues', several: true },
  languesParlees: { column: 'langues_parlees', several: true },
  anomalies: { column: 'anomalies', several: true },
};

function compileListe({ champ, op, valeurs }: ConditionDe<'liste'>): Sql {
  const { column, several } = LISTES[champ];
  const ref = sql.ref(column);
  const codes = sql`${[...valeurs]}::text[]`;
  if (!several) {
    switch (op) {
      case 'une':
        return sql`${ref} = ANY(${codes})`;
      case 'toutes':
        return sql`${ref} = ALL(${codes})`;
      case 'aucune':
        return sql`${ref} <> ALL(${codes})`;
    }
  }
  switch (op) {
    case 'une':
      return sql`${ref} && ${codes}`;
    case 'toutes':
      return sql`${ref} @> ${codes}`;
    case 'aucune':
      return sql`NOT ${ref} && ${codes}`;
  }
}

type RefDeMot = ConditionDe<'mots'>['valeurs'][number]['ref'];

/** The columns of objets with their feed, by the resource of the feed. */
const FLUX: ReadonlyMap<string, string> = new Map(
  CODES_SYSTEMES.map((systeme) => [fluxBySystem[systeme].id, tableOfFlux(systeme)]),
);

function compileMots({ champ, op, valeurs }: ConditionDe<'mots'>, contexte: Contexte): Sql {
  const carries = (ids: readonly number[], ref: RefDeMot): Sql => {
    const list = sql`${[...ids]}::bigint[]`;
    if (champ === 'entite') return sql`(entite_id IS NOT NULL AND entite_id = ANY(${list}))`;
    const column = FLUX.get(ref);
    if (column !== undefined) {
      const flux = sql.ref(column);
      return sql`(${flux} IS NOT NULL AND ${flux} = ANY(${list}))`;
    }
    return sql`${sql.ref(champ)} && ${list}`;
  };
  const each = valeurs.map((valeur) => carries(etendueDe(valeur, contexte), valeur.ref));
  // The values of one resource are asked for together, in one look at the index.
  const refs = [...new Set(valeurs.map(({ ref }) => ref))];
  const some = any(
    refs.map((ref) =>
      carries(
        [...new Set(valeurs.filter((valeur) => valeur.ref === ref).flatMap((valeur) => etendueDe(valeur, contexte)))],
        ref,
      ),
    ),
  );
  switch (op) {
    case 'une':
      return some;
    case 'toutes':
      return all(each);
    case 'aucune':
      return sql`NOT ${some}`;
  }
}

function compileNombre({ mesure, min, max }: ConditionDe<'nombre'>, contexte: Contexte): Sql {
  const nombre = numberOf(mesure, contexte);
  const bounds = [
    ...(min === null ? [] : [sql<SqlBool>`${nombre} >= ${min}`]),
    ...(max === null ? [] : [sql<SqlBool>`${nombre} <= ${max}`]),
  ];
  return sql`coalesce(${all(bounds)}, false)`;
}

function compileDate({ sens, periode, sansDate }: ConditionDe<'date'>, { jour }: Contexte): Sql {
  const { du, au } = joursDe(periode, jour);
  const dated = datedIn(sens, du, au);
  return sansDate ? sql`(NOT faits @> '{dates}' OR ${dated})` : dated;
}

function datedIn(sens: ConditionDe<'date'>['sens'], du: string | null, au: string | null): Sql {
  const range = sql`daterange(${du}::date, ${au}::date, '[]')`;
  switch (sens) {
    case 'a-lieu':
      return sql`jours && ${range}`;
    case 'ouvert':
      return du === null || au === null ? FALSE : sql`jours @> ${range}`;
    case 'commence':
      return sql`(premiere_date IS NOT NULL AND premiere_date <@ ${range})`;
    case 'finit':
      return sql`(derniere_date IS NOT NULL AND derniere_date <@ ${range})`;
  }
}

/** Minutes count from the midnight with which the hours of the objet start; none before it was indexed. */
function compileMaintenant({ moment }: ConditionDe<'ouvert-maintenant'>, { jour, minute }: Contexte): Sql {
  const { de, a } = MOMENTS.find(({ value }) => value === moment) ?? { de: minute, a: minute + 1 };
  const minuit = sql`(${jour}::date - indexe_le) * 1440`;
  return sql`CASE WHEN isfinite(indexe_le)
    THEN creneaux && int4range(${minuit} + ${de}::int, ${minuit} + ${a}::int) ELSE false END`;
}

const INSTANTS = { sourceMajLe: 'source_maj_le', premiereVueLe: 'premiere_vue_le' } as const;

function compileFraicheur({ champ, op, jours }: ConditionDe<'fraicheur'>, contexte: Contexte): Sql {
  const since = depuisJours(jours, contexte);
  const instant = sql.ref(INSTANTS[champ]);
  const recent = sql<SqlBool>`(${instant} IS NOT NULL AND ${instant} >= ${since}::timestamptz)`;
  return op === 'moins' ? recent : sql`NOT ${recent}`;
}
