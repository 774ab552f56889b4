import { type Faute, GabaritError } from '../../erreur.ts';
import { fautesHtml } from '../html/html.fautes.ts';
import type { GenreDeGabarit } from '../liquide/balises.ts';
import { fauteDe } from '../liquide/liquide.fautes.ts';
import { createLiquide, type Ecrit, parseLiquide } from '../liquide/liquide.ts';
import type { ElementRendu } from '../modele.ts';
import { motsEn } from '../mots.ts';
import { absolu, documentDe, fragmentDe } from '../page.html.ts';
import type { Composant, PageARendre, PagePublique, PageRendue, Source } from '../page.ts';
import { createThemes } from '../theme.ts';
import { createPresse, createToile } from '../toile.ts';
import { avecAnnonces } from './dessin.annonces.ts';
import { drawAccueil, drawCarte, drawMessage, drawTexte } from './dessin.autres.ts';
import { type Chantier, partiesDeLObjet, variablesDe } from './dessin.elements.ts';
import { drawFiche } from './dessin.fiche.ts';
import { drawListe } from './dessin.liste.ts';

/** The popups of a map, drawn when their objets are asked for. */
export interface InfobullesARendre {
  readonly page: PagePublique;
  readonly objets: readonly ElementRendu[];
  readonly source: Source;
  readonly composants: Readonly<Record<string, Composant>>;
}

export interface InfobullesRendues {
  /** The HTML of each objet, in the order asked for. */
  readonly html: readonly string[];
  readonly css: string;
}

export interface Dessin {
  readonly page: (aRendre: PageARendre) => PageRendue;
  readonly infobulles: (aRendre: InfobullesARendre) => InfobullesRendues;
}

/** Draws public pages. Templates are kept once parsed, and shades of colours once computed. */
export function createDessin(): Dessin {
  const presse = createPresse();
  const themeDe = createThemes();
  return {
    page: ({ page, sources, codes, forme }) => {
      const toile = createToile(presse, sources.composants);
      const chantier = { toile, page, elements: sources.elements };
      const drawn = avecAnnonces(chantier, corpsDe(chantier, sources.page));
      const around = { theme: themeDe(page), styles: toile.styles(), codes };
      return {
        html: forme === 'fragment' ? '' : documentDe(page, drawn.page, around),
        fragment: forme === 'html' ? '' : fragmentDe(page, drawn.fragment, around),
      };
    },
    infobulles: ({ page, objets, source, composants }) => {
      const toile = createToile(presse, composants);
      const mots = motsEn(page.langue);
      const emplacement = { ratio: '16/9', focale: 'sujet' as const, sizes: '20rem', immediate: false };
      const html = objets.map((objet) => {
        const parties = partiesDeLObjet(page, { objet, langue: page.langue, mots, niveau: 3, emplacement });
        const written = toile.draw('infobulle', source, { ...variablesDe(page), objet }, parties);
        return absolu(`<div class="bridge-infobulle ${source.portee}">${written.page}</div>`, page.site);
      });
      return { html, css: toile.styles() };
    },
  };
}

function corpsDe(chantier: Chantier, source: Source | null): Ecrit {
  const { page } = chantier;
  switch (page.genre) {
    case 'liste':
      return drawListe(chantier, page, source);
    case 'fiche':
      return drawFiche(chantier, page, source);
    case 'carte':
      return drawCarte(chantier, page);
    case 'accueil':
      return drawAccueil(page);
    case 'texte':
      return drawTexte(page);
    case 'annonce':
      return { page: '', fragment: '' };
    case 'message':
      return drawMessage(chantier, page);
  }
}

/** The faults of a source, in its Liquid, then in its markup. The source is not run. */
export function fautesDuGabarit(genre: GenreDeGabarit, source: string): readonly Faute[] {
  try {
    parseLiquide(createLiquide(genre), source);
  } catch (error) {
    return [error instanceof GabaritError ? error : fauteDe(error)];
  }
  return fautesHtml(source);
}
