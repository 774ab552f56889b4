import { element } from '../../../platform/html.ts';
import type { Ecrit } from '../liquide/liquide.ts';
import type { EmplacementDAnnonce } from '../page.ts';
import { tour } from '../parties/annonce.html.ts';
import { type Chantier, elementDAnnonce } from './dessin.elements.ts';

const EMPLACEMENT = { ratio: '4/3', focale: 'sujet', sizes: '(min-width: 36rem) 25rem, 100vw' } as const;

/** The body of a page with its annonces around it, whatever its template. */
export function avecAnnonces(chantier: Chantier, written: Ecrit): Ecrit {
  const places = chantier.page.annonces ?? [];
  if (places.length === 0) return written;
  const draw = elementDAnnonce(chantier, { niveau: 3, emplacement: EMPLACEMENT });
  const at = (...where: readonly EmplacementDAnnonce[]) =>
    places
      .filter(({ emplacement }) => where.includes(emplacement))
      .map((place) =>
        element('div', { class: `bridge-annonces bridge-annonces-${place.emplacement}` }, tour(place, 0, draw)),
      )
      .join('');
  const [before, beside, after] = [at('en-tete'), at('lateral'), at('pied-de-fiche', 'fond')];
  const around = (html: string) =>
    before +
    (beside === ''
      ? html
      : element('div', { class: 'bridge-avec-lateral' }, element('div', {}, html) + element('aside', {}, beside))) +
    after;
  return { page: around(written.page), fragment: around(written.fragment) };
}
