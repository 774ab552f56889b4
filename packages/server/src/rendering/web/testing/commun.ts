/** The fields of every page. */
const LANGUES_DE_PAGE = [
  { code: 'fr', libelle: 'Français', href: '/public/malbrume/fr/restaurants', actuelle: true },
  { code: 'en', libelle: 'English', href: '/public/malbrume/en/restaurants', actuelle: false },
] as const;

export const COMMUN = {
  langue: 'fr',
  langues: LANGUES_DE_PAGE,
  ariane: [
    { libelle: 'Accueil', href: '/public/malbrume/fr' },
    { libelle: 'Restaurants', href: '/public/malbrume/fr/restaurants' },
  ],
  referencement: {
    titre: 'Restaurants à Malbrume',
    description: 'Tous les restaurants du pays de Malbrume, ouverts toute l’année.',
    canonique: 'https://bridge.exemple.fr/public/malbrume/fr/restaurants',
    indexer: true,
    alternatives: [
      { langue: 'fr', href: 'https://bridge.exemple.fr/public/malbrume/fr/restaurants' },
      { langue: 'en', href: 'https://bridge.exemple.fr/public/malbrume/en/restaurants' },
      { langue: 'x-default', href: 'https://bridge.exemple.fr/public/malbrume/fr/restaurants' },
    ],
    image: 'https://bridge.exemple.fr/public/photos/4711/1-a1b2c3d4/1280-16x9-sujet.jpg',
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'ItemList', name: 'Restaurants', numberOfItems: 134 }],
    sorties: [{ type: 'application/rss+xml', titre: 'Restaurants', href: '/public/malbrume/fr/restaurants.rss' }],
  },
} as const;
