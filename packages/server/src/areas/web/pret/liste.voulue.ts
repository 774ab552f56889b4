import {
  BridgeError,
  type ListeVoulue,
  type SelectionVoulue,
  type Site,
  type SiteVoulu,
  slugify,
} from '@bridge/contract';
import type { CrudContext } from '../../../crud/write/record.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { openParts } from './parts.ts';
import { alluresOf, createReadySite, readySite } from './pret.service.ts';

/** The site of a list, made ready for it. */
export function siteVoulu(crud: CrudContext, writing: Writing, site: SiteVoulu): Promise<Site> {
  return typeof site === 'number' ? readySite(crud, writing, site) : createReadySite(crud, writing, site.nom);
}

/** The values of a list, once its site and its sélection exist. */
export async function listeSur(crud: CrudContext, writing: Writing, { nom, allure: cle, ...voulue }: ListeVoulue) {
  const site = await siteVoulu(crud, writing, voulue.site);
  const allure = (await alluresOf(writing, site)).find((one) => one.cle === cle);
  if (allure === undefined) throw new BridgeError('invalidInput', { errors: [{ path: 'allure', message: PLUS_LA }] });
  const { modele, vue, moteur, carte } = allure;
  const valeurs = {
    nom,
    code: slugify(nom) || 'liste',
    titre: { [site.langueParDefaut]: nom },
    sites: [site.id],
    selection: await selectionVoulue(crud, writing, voulue.selection),
    ...{ modele, vue, moteur, carte },
  };
  return { site, valeurs };
}

const PLUS_LA = 'Cette allure n’est plus proposée sur ce site. Choisissez-en une autre.';

async function selectionVoulue(crud: CrudContext, writing: Writing, selection: SelectionVoulue): Promise<number> {
  if (typeof selection === 'number') return selection;
  const { nom, regles } = selection;
  const code = slugify(nom).slice(0, 80).replace(/-$/, '') || 'selection';
  return (await openParts(crud, writing, writing.acteur.entiteId).make('selection', { nom, code, regles })).id;
}
