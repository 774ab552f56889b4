import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import type { MoteurRendu } from '../modele.ts';
import type { Mots } from '../mots.ts';
import type { PageDeListe } from '../page.ts';
import { filtre, isActif } from './filtre.html.ts';
import { guidee } from './guide.html.ts';
import { icone } from './icones.ts';

const invisible = (texte: string) => element('span', { class: 'bridge-invisible' }, escapeHtml(texte));

/** The engine of a list: a form that a browser sends by itself; scripts only spare the page. */
export function moteur(page: PageDeListe, mots: Mots): string {
  const { moteur: asked, zoneMoteur, id, compteur } = page;
  if (asked === null) return '';
  const { guide } = asked;
  const chosen = actifs(asked, mots);
  const inside = [
    ...asked.gardes.map(({ nom, valeur }) => voidElement('input', { type: 'hidden', name: nom, value: valeur })),
    recherche(asked, id, mots),
    ...(guide === null
      ? [chosen, tiroir(asked, { id, zone: zoneMoteur, compteur, mots })]
      : // Answers stand below the question, which each of them would push down.
        [guidee(guide, { id, filtres: asked.filtres, compteur, mots }), chosen]),
  ];
  return element(
    'form',
    {
      class: `bridge-moteur ${guide === null ? `bridge-moteur-${zoneMoteur}` : 'bridge-guide'}`,
      method: 'get',
      // The server corrects numbers out of bounds; browsers would refuse to send fields hidden in closed menus.
      novalidate: '',
      action: asked.action,
      'aria-label': mots('rechercher'),
      'data-bridge-moteur': '',
      'data-direct': asked.direct ? '' : undefined,
      // What the address says when no button is pressed.
      'data-question': guide?.ici,
    },
    inside.join(''),
  );
}

function recherche({ texte }: MoteurRendu, id: number, mots: Mots): string {
  if (texte === null) return '';
  const champ = `bridge-q-${id}`;
  const offerts = `${champ}-mots`;
  return element(
    'div',
    { class: 'bridge-recherche' },
    element('label', { class: 'bridge-invisible', for: champ }, escapeHtml(mots('rechercher'))) +
      voidElement('input', {
        id: champ,
        type: 'search',
        name: 'q',
        value: texte.valeur,
        placeholder: texte.indication === '' ? undefined : texte.indication,
        maxlength: 100,
        // Off, some browsers offer nothing of the list either.
        autocomplete: texte.suggestions.length === 0 ? 'off' : undefined,
        list: texte.suggestions.length === 0 ? undefined : offerts,
      }) +
      suggestions(texte.suggestions, offerts) +
      element('button', { type: 'submit', class: 'bridge-bouton' }, icone('chercher') + invisible(mots('rechercher'))),
  );
}

/** The suggestions that browsers show while words are typed, with or without script. */
function suggestions(offered: readonly string[], id: string): string {
  if (offered.length === 0) return '';
  return element('datalist', { id }, offered.map((value) => voidElement('option', { value })).join(''));
}

interface Tiroir {
  readonly id: number;
  readonly zone: string;
  /** How many objets are found, in words. */
  readonly compteur: string;
  readonly mots: Mots;
}

/** The filters, folded on small screens, where they would hide the list. */
function tiroir({ filtres, actifs: chosen }: MoteurRendu, { id, zone, compteur, mots }: Tiroir): string {
  if (filtres.length === 0) return '';
  const nombre = chosen.length === 0 ? '' : element('span', { class: 'bridge-nombre' }, String(chosen.length));
  const menu = zone === 'haut';
  const submit = element('button', { type: 'submit', class: 'bridge-bouton' }, escapeHtml(mots('filtrer')));
  return element(
    'details',
    { class: 'bridge-tiroir' },
    element('summary', {}, icone('filtrer') + escapeHtml(mots('filtres')) + nombre) +
      element(
        'div',
        { class: 'bridge-filtres' },
        filtres.map((one) => filtre(one, { id, mots, menu, ouvert: !menu && (!one.replie || isActif(one)) })).join('') +
          element('div', { class: 'bridge-envoi', 'data-bridge-filtrer': '' }, submit) +
          // A link to the results, for a visitor who chooses filters.
          element(
            'div',
            { class: 'bridge-envoi bridge-voir', 'data-bridge-voir': '', hidden: '' },
            element('button', { type: 'button', class: 'bridge-bouton' }, escapeHtml(compteur)),
          ),
      ),
  );
}

function actifs({ actifs: chosen, sansRien }: MoteurRendu, mots: Mots): string {
  if (chosen.length === 0) return '';
  const items = chosen.map(({ libelle, href }) =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'bridge-pastille', href, rel: 'nofollow', 'data-bridge-lien': '' },
        `${invisible(`${mots('retirer')} `)}${escapeHtml(libelle)}${icone('fermer')}`,
      ),
    ),
  );
  return element(
    'div',
    { class: 'bridge-actifs' },
    element('ul', { 'aria-label': mots('filtresChoisis') }, items.join('')) +
      element('a', { href: sansRien, 'data-bridge-lien': '' }, escapeHtml(mots('toutEffacer'))),
  );
}
