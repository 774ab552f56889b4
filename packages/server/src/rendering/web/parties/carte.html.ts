import { element, escapeHtml } from '../../../platform/html.ts';
import { jsonDansHtml } from '../json.ts';
import type { CarteRendue } from '../modele.ts';
import type { Mots } from '../mots.ts';

const classeDeCarte = ({ id }: CarteRendue): string => `bridge-carte-${id}`;

/** The box of a map, kept before the map is there: a script draws the map when it is seen, from these attributes. */
export function carte(one: CarteRendue, mots: Mots): string {
  return element(
    'div',
    {
      class: `bridge-carte ${classeDeCarte(one)}`,
      role: 'region',
      'aria-label': one.titre === '' ? mots('carte') : one.titre,
      'data-bridge-carte': one.id,
    },
    `<script type="application/json">${jsonDansHtml(one)}</script>${attente(mots, 'carteBientot')}`,
  );
}

/** What stands in the place of a map that no script has drawn: for visitors, or for who looks at a preview. */
export const attente = (mots: Mots, mot: 'carteBientot' | 'carteApercue'): string =>
  element('p', { class: 'bridge-carte-attente' }, escapeHtml(mots(mot)));

/** The height of a map, among the styles of the page. */
export const styleDeCarte = (one: CarteRendue): string =>
  `.bridge .${classeDeCarte(one)}{height:${Math.min(Math.max(Math.round(one.hauteur) || 480, 200), 2_000)}px}`;
