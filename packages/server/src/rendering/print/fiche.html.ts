import { blocsMontres, type ObjetCompose } from '../../composition/objet-compose.ts';
import { element, escapeHtml } from '../../platform/html.ts';
import { htmlOfBloc } from '../bloc.html.ts';

/** The titles of its blocs stand below its name, whatever level they have on a page of their own. */
const SOUS_LE_NOM = 4;

/** An objet as a section prints it: what names it comes first, whatever the blocs show of it. */
export function htmlDeFiche(objet: ObjetCompose): string {
  const { nom, commune } = objet;
  const lang = nom.langue ?? undefined;
  const tete =
    element('h3', { lang }, escapeHtml(nom.texte)) + (commune === '' ? '' : element('p', {}, escapeHtml(commune)));
  const blocs = blocsMontres(objet).map(({ rendu }) =>
    htmlOfBloc({ ...rendu, niveau: Math.max(rendu.niveau, SOUS_LE_NOM) }),
  );
  return element('article', { class: 'fiche' }, tete + blocs.join(''));
}
