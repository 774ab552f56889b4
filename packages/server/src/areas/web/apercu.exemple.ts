import {
  carte,
  ficheWeb,
  type Langue,
  listeWeb,
  modeleListe,
  moteur,
  type RecordOf,
  type Resource,
  SANS_REGLE,
  type Site,
  site,
} from '@bridge/contract';
import type { SelectionEnregistree } from '../../catalogue/selection/saved.repository.ts';
import { parseBrouillon } from '../brouillon.rules.ts';

/** The smallest surroundings for a record that is previewed alone. */

const CODE = 'apercu';

const made = <R extends Resource>(resource: R, values: Readonly<Record<string, unknown>>): RecordOf<R> =>
  parseBrouillon(resource, { nom: 'Aperçu', code: CODE, titre: { fr: 'Aperçu' }, ...values }).record;

export const siteDExemple = (langue: Langue): Site => made(site, { langues: [langue], langueParDefaut: langue });

export const listeDExemple = (values: Readonly<Record<string, unknown>>) => made(listeWeb, { parPage: 12, ...values });
export const modeleDExemple = (values: Readonly<Record<string, unknown>>) => made(modeleListe, values);
export const moteurDExemple = (values: Readonly<Record<string, unknown>>) => made(moteur, values);
export const ficheDExemple = (values: Readonly<Record<string, unknown>>) => made(ficheWeb, values);
export const carteDExemple = (values: Readonly<Record<string, unknown>>) => made(carte, values);

/** Every published objet that the reader sees. */
export const TOUT: SelectionEnregistree = {
  id: 0,
  version: 1,
  entiteId: null,
  brouillon: {
    mode: 'dynamique',
    regles: SANS_REGLE,
    inclusions: [],
    exclusions: [],
    tri: null,
    limite: null,
    dedoublonnage: null,
  },
};
