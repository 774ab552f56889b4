import { element, escapeHtml } from '../../../platform/html.ts';
import { sourceOf } from '../gabarits/source.ts';
import type { Ecrit } from '../liquide/liquide.ts';
import { motsEn } from '../mots.ts';
import type { PageDeFiche, Source } from '../page.ts';
import { actions, galerie, source as mention, suggestions, zone } from '../parties/fiche.html.ts';
import { type Chantier, type Disposition, listeDElements, partiesDeLObjet, variablesDe } from './dessin.elements.ts';

const AUTRES: Disposition = {
  niveau: 3,
  emplacement: { ratio: '4/3', focale: 'sujet', sizes: '(min-width: 60rem) 25rem, (min-width: 36rem) 50vw, 100vw' },
  colonnes: 3,
  premiers: false,
};

/** Draws a fiche with its template. */
export function drawFiche(chantier: Chantier, page: PageDeFiche, source: Source | null): Ecrit {
  const used = source ?? sourceOf('fiche', 'deux-colonnes');
  const mots = motsEn(page.langue);
  const { objet } = page;
  const emplacement = {
    ratio: '3/2',
    focale: 'sujet' as const,
    sizes: '(min-width: 75rem) 75rem, 100vw',
    largeur: 1280 as const,
    immediate: true,
  };
  const name = element('h1', { class: 'bridge-nom', lang: objet.langueNom ?? undefined }, escapeHtml(objet.nom));
  const written = chantier.toile.draw('fiche', used, variablesDe(page), {
    ...partiesDeLObjet(page, { objet, langue: page.langue, mots, niveau: 1, emplacement }),
    titre: () => name,
    zone: (nom) => zone(page, nom),
    galerie: () => galerie(page.photos, mots),
    actions: () => actions(page, mots),
    // What is linked goes before what is near, wherever a gabarit puts the latter.
    proches: () =>
      suggestions(mots('lies'), listeDElements(chantier, page.lies, AUTRES)) +
      suggestions(mots('aProximite'), listeDElements(chantier, page.proches, AUTRES)),
    semblables: () => suggestions(mots('semblables'), listeDElements(chantier, page.semblables, AUTRES)),
    source: () => mention(page, mots),
  });
  const inside = (html: string) => element('article', { class: used.portee, 'data-bridge-objet': objet.id }, html);
  return {
    get page() {
      return inside(written.page);
    },
    get fragment() {
      return inside(written.fragment);
    },
  };
}
