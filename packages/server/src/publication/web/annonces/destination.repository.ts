import { adresseSuivie, annonce as annonceResource } from '@bridge/contract';
import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db } from '../../../schema.ts';
import { hoteDe } from '../adresses/hotes.rules.ts';
import { locationDe } from '../http/public.pages.ts';
import type { Apparition } from './adresse.rules.ts';
import { commencee, DU_SITE } from './evenements.repository.ts';

interface Ligne {
  readonly creations: unknown;
  readonly objet: number | null;
  readonly utm: boolean;
  readonly campagne: string;
  readonly site: string;
  readonly domaines: readonly { readonly domaine: string }[];
}

interface Demande {
  /** The host that was asked. */
  readonly hote: string;
  readonly at: Date;
}

/** The address that a click leads to, read from the database alone, or null. */
export async function destinationDe(
  db: Db,
  { annonce, espace, site, format, langue }: Apparition,
  { hote, at }: Demande,
): Promise<string | null> {
  const { rows } = await sql<Ligne>`
    SELECT annonces.creations, coalesce(annonces.objet, payeurs.objet) AS objet, annonces.utm, coalesce(nullif(annonces.campagne, ''), annonces.nom) AS campagne,
      sites.code AS site, sites.domaines
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
    JOIN sites ON sites.id = ${site} JOIN espaces ON espaces.id = ${espace} AND ${DU_SITE}
    WHERE annonces.id = ${annonce} AND annonces.validation = 'validee' AND annonces.supprime_le IS NULL
      AND ${commencee(at)} AND ${MODULE}`.execute(db);
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
  // Only the number in the address of a fiche counts: the site itself redirects to the complete address.
  const base = found.domaines.some(({ domaine }) => hoteDe(domaine) === hote) ? '' : `/public/${found.site}`;
  return found.objet === null ? null : `${base}/${langue}/fiche/${found.objet}`;
}
