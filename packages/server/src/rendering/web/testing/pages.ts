import type { PageDAccueil, PageDeCarte, PageDeMessage, PageDeTexte } from '../page.ts';
import { COMMUN } from './commun.ts';
import { unElement, uneCarte, unSite } from './elements.ts';

/** Public pages for tests: rich ones and poor ones. */
export * from './elements.ts';
export * from './fiches.ts';
export * from './listes.ts';

export function unePageDeCarte(changes: Partial<PageDeCarte> = {}): PageDeCarte {
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'carte',
    titre: 'Carte des restaurants',
    carte: uneCarte(),
    elements: [unElement(), unElement({ id: 4712, nom: 'Chez Ondine', photo: null })],
    total: 2,
    ...changes,
  };
}

export function unePageDAccueil(changes: Partial<PageDAccueil> = {}): PageDAccueil {
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'accueil',
    listes: [
      {
        genre: 'liste',
        libelle: 'Restaurants',
        href: '/public/malbrume/fr/restaurants',
        description: 'Où s’attabler.',
        image: null,
      },
      {
        genre: 'liste',
        libelle: 'Agenda',
        href: '/public/malbrume/fr/agenda',
        description: '',
        image: {
          id: 4,
          version: 2,
          jeton: '0a1b2c3d4e5f',
          origine: '',
          isDrawing: false,
          alternatif: 'Un bal sur la place',
          credit: 'Office du lac',
        },
      },
    ],
    ...changes,
  };
}

export function unePageDeTexte(changes: Partial<PageDeTexte> = {}): PageDeTexte {
  const html = '<section><h2>État de conformité</h2><p>Partiellement conforme.</p></section>';
  return { ...COMMUN, site: unSite(), genre: 'texte', titre: 'Déclaration d’accessibilité', html, ...changes };
}

export function unMessage(changes: Partial<PageDeMessage> = {}): PageDeMessage {
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'message',
    statut: 410,
    titre: 'La Table du Passeur n’est plus proposée',
    texte: 'Voici ce qui s’en approche le plus.',
    alternatives: [unElement({ id: 4712, nom: 'Chez Ondine' })],
    ...changes,
  };
}
