import { adresseSuivie, annonce as annonceResource } from '@bridge/contract';
import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db } from '../../../schema.ts';
import { locationDe } from '../http/public.pages.ts';
import type { Apparition } from './adresse.rules.ts';

interface Ligne {
  readonly creations: unknown;
  readonly objet: number | null;
  readonly utm: boolean;
  readonly campagne: string;
  readonly site: string;
}

/** Where a click leads, from what was saved alone; null: nowhere. `base`: where the pages of a site start, by its code. */
export async function destinationDe(
  db: Db,
  { annonce, site, format, langue }: Apparition,
  base: (code: string) => string,
): Promise<string | null> {
  const { rows } = await sql<Ligne>`
    SELECT annonces.creations, annonces.objet, annonces.utm, coalesce(nullif(annonces.campagne, ''), annonces.nom) AS campagne,
      sites.code AS site
    FROM annonces JOIN sites ON sites.id = ${site} AND sites.supprime_le IS NULL
    WHERE annonces.id = ${annonce} AND annonces.validation = 'validee' AND annonces.supprime_le IS NULL
      AND ${MODULE}`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const creations = annonceResource.fields.creations.schema.parse(found.creations);
  const own = creations.filter((one) => one.format.id === format);
  const creation = own.find((one) => one.langue === langue) ?? own.find((one) => one.langue === '');
  const url = creation?.url ?? '';
  if (url !== '') {
    const { site: source, campagne } = found;
    return locationDe(found.utm ? adresseSuivie(url, { source, canal: 'web', campagne }) : url);
  }
  // Only the number counts when it is read: the site leads to the right address.
  return found.objet === null ? null : `${base(found.site)}/${langue}/fiche/${found.objet}`;
}
