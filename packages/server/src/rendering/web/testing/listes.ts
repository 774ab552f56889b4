import type { PageDeListe } from '../page.ts';
import { COMMUN } from './commun.ts';
import { unElement, unEvenement, unMoteur, unSite } from './elements.ts';

const NOMS = [
  'La Table du Passeur',
  'Auberge des Deux-Rives',
  'Chez Ondine',
  'Le Comptoir du Lavoir',
  'L’Atelier Bocage',
  'Ferme de la Brume',
];

export function unePageDeListe(changes: Partial<PageDeListe> = {}): PageDeListe {
  const elements = NOMS.map((nom, index) => unElement({ id: 4711 + index, nom }));
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'liste',
    id: 12,
    titre: 'Restaurants',
    introduction: '<p>Tables de rivière, auberges et comptoirs, <strong>134 adresses</strong> où s’attabler.</p>',
    image: null,
    textePied: '<h2>Bon à savoir</h2><p>En hiver, mieux vaut réserver.</p>',
    vue: 'grille',
    colonnes: 3,
    colonnesTablette: null,
    colonnesMobile: null,
    densite: 'normale',
    couleur: null,
    ratio: '4/3',
    focale: 'sujet',
    zoneMoteur: 'gauche',
    moteur: unMoteur(),
    total: 134,
    compteur: '134 restaurants',
    elements,
    jours: [],
    vide: 'Aucun restaurant ne convient. Essayez avec moins de filtres.',
    tris: [
      { libelle: 'Par nom', href: '/public/malbrume/fr/restaurants?tri=nom', actif: true, valeur: 'nom' },
      {
        libelle: 'Au plus près',
        href: '/public/malbrume/fr/restaurants?tri=distance',
        actif: false,
        valeur: 'distance',
      },
    ],
    pagination: {
      mode: 'pages',
      page: 2,
      pages: 7,
      precedente: '/public/malbrume/fr/restaurants',
      suivante: '/public/malbrume/fr/restaurants?page=3',
      numeros: [
        { numero: 1, href: '/public/malbrume/fr/restaurants' },
        { numero: 2, href: '/public/malbrume/fr/restaurants?page=2' },
        { numero: 3, href: '/public/malbrume/fr/restaurants?page=3' },
        null,
        { numero: 7, href: '/public/malbrume/fr/restaurants?page=7' },
      ],
    },
    carte: null,
    exports: [
      { libelle: 'Fil RSS', href: '/public/malbrume/fr/restaurants.rss', format: 'rss' },
      { libelle: 'Tableur (CSV)', href: '/public/malbrume/fr/restaurants.csv', format: 'csv' },
    ],
    partager: true,
    editions: [],
    brochure: 'https://bridge.example/public/ot/fr/brochure.pdf',
    ...changes,
  };
}

/** Three events on two days. */
export function unAgenda(changes: Partial<PageDeListe> = {}): PageDeListe {
  const lanternes = unEvenement();
  const concert = unEvenement({
    id: 8124,
    nom: 'Concert du dimanche\u00a0: quatuor Lisière',
    date: {
      jour: 'dim.',
      numero: '22',
      mois: 'nov.',
      texte: 'dimanche 22 novembre de 16 h à 17 h 30',
      iso: '2026-11-22T16:00:00+01:00',
    },
    badges: [],
    prix: 'à partir de 12 €',
  });
  const marche = unEvenement({ id: 8125, nom: 'Marché des producteurs', photo: null, nombrePhotos: 0 });
  return unePageDeListe({
    titre: 'Agenda',
    vue: 'agenda',
    elements: [lanternes, marche, concert],
    jours: [
      { titre: 'Samedi 21 novembre', elements: [8123, 8125] },
      { titre: 'Dimanche 22 novembre', elements: [8124] },
    ],
    compteur: '3 événements',
    total: 3,
    ...changes,
  });
}

/** The same list with next to nothing in it. */
export function uneListePauvre(changes: Partial<PageDeListe> = {}): PageDeListe {
  return unePageDeListe({
    site: unSite({ couleur: null, mentions: '', police: 'page', arrondi: 'droit' }),
    langues: [],
    ariane: [],
    introduction: '',
    textePied: '',
    moteur: null,
    total: 0,
    compteur: 'Aucun résultat',
    elements: [],
    tris: [],
    pagination: { mode: 'pages', page: 1, pages: 1, precedente: null, suivante: null, numeros: [] },
    exports: [],
    partager: false,
    editions: [],
    brochure: null,
    referencement: {
      titre: 'Restaurants',
      description: '',
      canonique: 'https://bridge.exemple.fr/public/malbrume/fr/restaurants',
      indexer: false,
      alternatives: [],
      image: null,
      jsonLd: [],
      sorties: [],
    },
    ...changes,
  });
}
