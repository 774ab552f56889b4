import type { BrouillonDeRubrique, Langue } from '@bridge/contract';
import type { GroupeDObjets } from '../../composition/groupes.rules.ts';
import { enLangue, motDuProduit } from '../../composition/mots/langue.rules.ts';
import type { ObjetCompose } from '../../composition/objet-compose.ts';
import { element, escapeHtml } from '../../platform/html.ts';
import { htmlDeFiche } from './fiche.html.ts';

interface Page {
  readonly rubrique: BrouillonDeRubrique;
  readonly langue: Langue;
  readonly groupes: readonly GroupeDObjets[];
  /** All of them in their order, where nothing groups them. */
  readonly ids: readonly number[];
  readonly retenus: number;
  /** Those that are drawn: the first ones. */
  readonly objets: readonly ObjetCompose[];
}

/** A section as its preview shows it: a fiche that was not drawn is counted. */
export function htmlDeRubrique({ rubrique, langue, groupes, ids, retenus, objets: composes }: Page): string {
  const html = new Map(composes.map((objet) => [objet.id, htmlDeFiche(objet)]));
  const chapeau = enLangue(rubrique.chapeau, langue);
  const head =
    element('h1', {}, escapeHtml(enLangue(rubrique.titre, langue))) +
    (chapeau === '' ? '' : element('p', { class: 'chapeau' }, escapeHtml(chapeau)));
  return element('section', { class: 'rubrique', lang: langue }, head + corps());

  function corps(): string {
    if (retenus === 0)
      return rubrique.siVide === 'texte' ? element('p', {}, escapeHtml(enLangue(rubrique.texteVide, langue))) : '';
    return groupes.length === 0 ? dessin(ids, retenus) : groupes.map((groupe) => partie(groupe, 2)).join('');
  }

  function partie({ titre, objets, sous }: GroupeDObjets, niveau: number): string {
    const named = titre === '' ? motDuProduit('autres', { langue }) : titre;
    const inner =
      sous.length === 0 ? dessin(objets, objets.length) : sous.map((one) => partie(one, niveau + 1)).join('');
    return element('section', { class: 'groupe' }, element(`h${niveau}`, {}, escapeHtml(named)) + inner);
  }

  function dessin(objets: readonly number[], nombre: number): string {
    const drawn = objets.flatMap((id) => html.get(id) ?? []);
    const others = nombre - drawn.length;
    const rest = others === 0 ? '' : element('p', { class: 'reste' }, resteEnMots(others, drawn.length > 0));
    return element('div', { class: 'fiches' }, drawn.join('')) + rest;
  }
}

/** « et 12 autres fiches », « 1 fiche ». */
function resteEnMots(nombre: number, isMore: boolean): string {
  const s = nombre > 1 ? 's' : '';
  return isMore ? `et ${nombre} autre${s} fiche${s}` : `${nombre} fiche${s}`;
}
