import type { Territoire, Zone } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { nomsDeCommune } from '../commune.rules.ts';
import type { Contexte } from './contexte.ts';
import { distanceFrom, inside } from './expression.repository.ts';
import { empriseAutour, empriseDe } from './geometrie.rules.ts';
import { all, any, FALSE, type Sql } from './joined.ts';

/** The condition of a territory on any table with the columns of a place. */
export function compileTerritoire(territoire: Territoire): Sql {
  switch (territoire.forme) {
    case 'communes':
      return compileCommunes(territoire.communes);
    case 'codes-postaux':
      // Digits, capitals and dashes alone: nothing that a pattern would read otherwise.
      return sql`code_postal LIKE ANY(${territoire.codes.map((code) => `${code}%`)}::text[])`;
    case 'polygone': {
      const sommets = territoire.sommets.map(({ lat, lon }) => `(${lon},${lat})`).join(',');
      return all([
        inside(empriseDe(territoire.sommets)),
        sql`${`(${sommets})`}::polygon @> point(longitude, latitude)`,
      ]);
    }
  }
}

/** The condition of a zone on objets. */
export function compileZone(zone: Zone, { resolution }: Contexte): Sql {
  switch (zone.forme) {
    case 'emprise':
      return all([inside(zone)]);
    case 'rayon': {
      const { centre, km } = zone;
      const point = centre.genre === 'objet' ? resolution.positions.get(centre.objet.id) : centre.point;
      if (point === undefined) return FALSE;
      return all([inside(empriseAutour(point, km)), sql`${distanceFrom(point)} <= ${km}`]);
    }
    default:
      return compileTerritoire(zone);
  }
}

/** Communes compare by code when both have one, else by name. */
function compileCommunes(communes: Extract<Zone, { forme: 'communes' }>['communes']): Sql {
  const codes = communes.flatMap(({ insee }) => (insee === '' ? [] : [insee]));
  const named = communes.flatMap(({ insee, nom }) => nomsDeCommune(nom).map((one) => ({ insee, nom: one })));
  const names = named.map(({ nom }) => nom);
  const withoutCode = named.filter(({ insee }) => insee === '').map(({ nom }) => nom);
  return any([
    sql`(insee <> '' AND insee = ANY(${codes}::text[]))`,
    sql`(insee = '' AND commune_norme = ANY(${names}::text[]))`,
    ...(withoutCode.length === 0 ? [] : [sql<SqlBool>`commune_norme = ANY(${withoutCode}::text[])`]),
  ]);
}
