import {
  bloc,
  carte,
  ficheWeb,
  filtre,
  legende,
  listeWeb,
  media,
  modeleEdition,
  modeleListe,
  moteur,
  type Outputs,
  objet,
  type Published,
  type Site,
  selection,
  site,
  tri,
} from '@bridge/contract';
import { keyOf } from '../../composition/cles.ts';
import { sommaireKeyOf } from '../changements.rules.ts';

/** Some resource whose changes are noted record by record. */
type Noted = { readonly id: string } & (
  | { readonly published: Published }
  | { readonly outputs: Outputs & { readonly key: 'record' } }
);

const keysOf = (resource: Noted) => (id: number) => keyOf(resource.id, id);

/** The keys of what the pages of a site are made of. */
export const CLE = {
  site: keysOf(site),
  sommaire: (id: number) => sommaireKeyOf(site.id, id),
  liste: keysOf(listeWeb),
  fiche: keysOf(ficheWeb),
  moteur: keysOf(moteur),
  carte: keysOf(carte),
  modele: keysOf(modeleListe),
  filtre: keysOf(filtre),
  bloc: keysOf(bloc),
  selection: keysOf(selection),
  tri: keysOf(tri),
  objet: keysOf(objet),
  media: keysOf(media),
  edition: keysOf(modeleEdition),
  legende: keysOf(legende),
} as const;

/** The keys of all fiches of a site: which fiche shows an objet may change with any of them. */
export const clesDesFiches = ({ fiches }: Pick<Site, 'fiches'>): string[] =>
  fiches.map(({ fiche }) => CLE.fiche(fiche));
