import type {
  CarteRendue,
  ElementRendu,
  FiltreRendu,
  MoteurRendu,
  PageDAccueil,
  PageDeCarte,
  PageDeFiche,
  PageDeListe,
  PageDeMessage,
  PhotoRendue,
  SiteRendu,
} from '../modele.ts';

/** Pages as the composer makes them, rich ones: what a test is about is said in its changes. */

export function unSite(changes: Partial<SiteRendu> = {}): SiteRendu {
  return {
    id: 3,
    code: 'malbrume',
    titre: 'Malbrume Tourisme',
    base: '/public/malbrume',
    adresse: 'https://bridge.exemple.fr/public/malbrume',
    accueil: '/public/malbrume/fr',
    logo: null,
    couleur: '#1f6f54',
    police: 'systeme',
    arrondi: 'doux',
    mentions: '<p>Office de tourisme de Malbrume. <a href="/public/malbrume/fr/mentions">Mentions légales</a></p>',
    statistiques: true,
    ...changes,
  };
}

export function unePhoto(changes: Partial<PhotoRendue> = {}): PhotoRendue {
  return {
    objet: 4711,
    rang: 1,
    empreinte: 'a1b2c3d4',
    alternative: 'La terrasse au bord de l’eau',
    legende: 'La terrasse en juin',
    credit: 'Léa Morvan',
    ...changes,
  };
}

export function unElement(changes: Partial<ElementRendu> = {}): ElementRendu {
  const id = changes.id ?? 4711;
  return {
    id,
    nom: 'La Table du Passeur',
    langueNom: null,
    type: { code: 'restaurant', libelle: 'Restaurant' },
    commune: 'Malbrume-les-Eaux',
    href: `/public/malbrume/fr/restaurant/la-table-du-passeur-malbrume-les-eaux-${id}`,
    externe: false,
    resume: 'Une cuisine de rivière et de potager, servie sous les tilleuls, à deux pas du bac.',
    langueResume: null,
    photo: unePhoto({ objet: id }),
    nombrePhotos: 4,
    badges: [
      { genre: 'ouvert', texte: 'Ouvert' },
      { genre: 'label', texte: 'Accueil Vélo' },
    ],
    classement: { valeur: 3, texte: '3 étoiles' },
    ouvert: true,
    date: null,
    prix: 'à partir de 24 €',
    distance: 'à 2,3 km',
    lat: 47.21,
    lon: 1.43,
    blocs: [
      {
        code: 'contact',
        html: '<section class="bloc bloc-contacts"><ul class="bloc-liens"><li><a href="tel:+33200000000" rel="noopener">02 00 00 00 00</a></li></ul></section>',
      },
    ],
    bouton: 'Voir la fiche',
    favori: true,
    ...changes,
  };
}

export function unEvenement(changes: Partial<ElementRendu> = {}): ElementRendu {
  return unElement({
    id: 8123,
    nom: 'Fête des lanternes',
    type: { code: 'evenement', libelle: 'Fête et manifestation' },
    classement: null,
    ouvert: null,
    badges: [{ genre: 'gratuit', texte: 'Gratuit' }],
    date: {
      jour: 'sam.',
      numero: '21',
      mois: 'nov.',
      texte: 'samedi 21 novembre à 18 h 30',
      iso: '2026-11-21T18:30:00+01:00',
    },
    prix: null,
    ...changes,
  });
}

const choix = (slug: string, libelle: string, nombre: number, actif = false) => ({
  slug,
  libelle,
  picto: null,
  nombre,
  actif,
  href: `/public/malbrume/fr/restaurants?commune=${slug}`,
});

/** One filter of each kind. */
export const FILTRES: readonly FiltreRendu[] = [
  {
    code: 'commune',
    libelle: 'Commune',
    aide: '',
    replie: false,
    presentation: 'cases',
    question: {
      genre: 'choix',
      multiple: true,
      choix: [
        choix('malbrume', 'Malbrume-les-Eaux', 42, true),
        choix('varenne', 'Varenne', 18),
        choix('ouzy', 'Ouzy', 0),
      ],
    },
  },
  {
    code: 'cuisine',
    libelle: 'Cuisine',
    aide: 'Plusieurs choix sont possibles.',
    replie: false,
    presentation: 'pastilles',
    question: {
      genre: 'choix',
      multiple: true,
      choix: [choix('terroir', 'Terroir', 21), choix('vegetarien', 'Végétarien', 9), choix('poisson', 'Poisson', 12)],
    },
  },
  {
    code: 'ambiance',
    libelle: 'Ambiance',
    aide: '',
    replie: true,
    presentation: 'liste',
    question: {
      genre: 'choix',
      multiple: false,
      choix: [choix('terrasse', 'Terrasse', 30), choix('calme', 'Au calme', 11)],
    },
  },
  {
    code: 'prix',
    libelle: 'Prix',
    aide: '',
    replie: true,
    presentation: 'cases',
    question: { genre: 'nombre', min: 8, max: 90, unite: '€', de: null, a: 40 },
  },
  {
    code: 'dates',
    libelle: 'Dates',
    aide: '',
    replie: true,
    presentation: 'cases',
    question: {
      genre: 'dates',
      du: '2026-11-20',
      au: '',
      raccourcis: [choix('aujourdhui', 'Aujourd’hui', 3), choix('week-end', 'Ce week-end', 12)],
    },
  },
  {
    code: 'distance',
    libelle: 'Autour de moi',
    aide: '',
    replie: true,
    presentation: 'cases',
    question: { genre: 'distance', km: 10, lat: 47.2, lon: 1.4 },
  },
  {
    code: 'ouvert',
    libelle: 'Ouvert maintenant',
    aide: '',
    replie: false,
    presentation: 'cases',
    question: { genre: 'bascule', actif: false, nombre: 31 },
  },
];

export function unMoteur(changes: Partial<MoteurRendu> = {}): MoteurRendu {
  return {
    direct: true,
    action: '/public/malbrume/fr/restaurants',
    texte: { valeur: '', indication: 'Un nom, une commune…' },
    filtres: FILTRES,
    actifs: [{ libelle: 'Malbrume-les-Eaux', href: '/public/malbrume/fr/restaurants' }],
    sansRien: '/public/malbrume/fr/restaurants',
    gardes: [{ nom: 'tri', valeur: 'nom' }],
    ...changes,
  };
}

export function uneCarte(changes: Partial<CarteRendue> = {}): CarteRendue {
  return {
    id: 5,
    titre: 'Restaurants de Malbrume',
    couches: [
      {
        nom: 'Restaurants',
        couleur: '#1f6f54',
        picto: null,
        visible: true,
        href: '/public/malbrume/fr/restaurants.geojson',
      },
    ],
    fond: 'plan-ign',
    centre: { lat: 47.2, lon: 1.4, zoom: 11 },
    hauteur: 480,
    regrouper: true,
    traces: false,
    largeurInfobulle: 260,
    controles: ['plein-ecran', 'legende'],
    positionLegende: 'haut-droite',
    listeLiee: 'cote',
    ...changes,
  };
}

const LANGUES_DE_PAGE = [
  { code: 'fr', libelle: 'Français', href: '/public/malbrume/fr/restaurants', actuelle: true },
  { code: 'en', libelle: 'English', href: '/public/malbrume/en/restaurants', actuelle: false },
] as const;

const COMMUN = {
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
    flux: [{ type: 'application/rss+xml', titre: 'Restaurants', href: '/public/malbrume/fr/restaurants.rss' }],
  },
} as const;

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
    introduction: '<p>Tables de rivière, auberges et comptoirs&nbsp;: <strong>134 adresses</strong> où s’attabler.</p>',
    image: null,
    textePied: '<h2>Bon à savoir</h2><p>En hiver, mieux vaut réserver.</p>',
    vue: 'grille',
    colonnes: 3,
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
    ...changes,
  };
}

/** Three events on two days. */
export function unAgenda(changes: Partial<PageDeListe> = {}): PageDeListe {
  const lanternes = unEvenement();
  const concert = unEvenement({
    id: 8124,
    nom: 'Concert du dimanche : quatuor Lisière',
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
    referencement: {
      titre: 'Restaurants',
      description: '',
      canonique: 'https://bridge.exemple.fr/public/malbrume/fr/restaurants',
      indexer: false,
      alternatives: [],
      image: null,
      jsonLd: [],
      flux: [],
    },
    ...changes,
  });
}

const section = (genre: string, titre: string, inside: string) => ({
  code: genre,
  html: `<section class="bloc bloc-${genre}"><h2 class="bloc-titre">${titre}</h2>${inside}</section>`,
});

export function unePageDeFiche(changes: Partial<PageDeFiche> = {}): PageDeFiche {
  const objet = unElement();
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'fiche',
    objet,
    photos: [1, 2, 3, 4].map((rang) => unePhoto({ rang, empreinte: `a1b2c3d${rang}`, legende: `Vue ${rang}` })),
    zones: {
      entete: [],
      galerie: [],
      corps: [
        section(
          'texte',
          'Présentation',
          '<div class="bloc-texte"><p>Une cuisine de rivière et de potager, servie sous les tilleuls. Le bac passe toutes les demi-heures.</p><p>La carte change chaque semaine.</p></div>',
        ),
        section(
          'tarifs',
          'Tarifs',
          '<table class="bloc-tarifs"><tbody><tr><th scope="row">Menu du jour <small>midi, en semaine</small></th><td>24 €</td></tr><tr><th scope="row">Menu enfant</th><td>12 €</td></tr></tbody></table>',
        ),
        section(
          'criteres',
          'Prestations',
          '<ul class="bloc-liste" data-colonnes="2"><li>Terrasse</li><li>Accès aux fauteuils roulants</li><li>Animaux acceptés</li><li>Wi-Fi</li></ul>',
        ),
      ],
      laterale: [
        section(
          'contacts',
          'Contact',
          '<dl class="bloc-colonnes"><div><dt>Adresse</dt><dd>3 quai du Bac, Malbrume-les-Eaux</dd></div><div><dt>Téléphone</dt><dd><a href="tel:+33200000000" rel="noopener">02 00 00 00 00</a></dd></div></dl>',
        ),
        section(
          'horaires',
          'Horaires',
          '<ul class="bloc-horaires"><li><strong>Mardi à samedi</strong> de 12 h à 14 h et de 19 h à 21 h 30</li></ul>',
        ),
      ],
      pied: [],
    },
    actions: [
      { genre: 'appeler', libelle: 'Appeler', href: 'tel:+33200000000', script: false },
      { genre: 'ecrire', libelle: 'Écrire', href: 'mailto:table@exemple.fr', script: false },
      { genre: 'site', libelle: 'Site web', href: 'https://table.exemple.fr/', script: false },
      { genre: 'reserver', libelle: 'Réserver', href: 'https://table.exemple.fr/reserver', script: false },
      {
        genre: 'itineraire',
        libelle: 'Itinéraire',
        href: 'https://www.openstreetmap.org/directions?to=47.21,1.43',
        script: false,
      },
      { genre: 'carnet', libelle: 'Ajouter à mon carnet', href: '', script: true },
      { genre: 'partager', libelle: 'Partager', href: '', script: true },
      { genre: 'imprimer', libelle: 'Imprimer', href: '', script: true },
    ],
    proches: [
      unElement({ id: 4712, nom: 'Auberge des Deux-Rives' }),
      unElement({ id: 4713, nom: 'Chez Ondine', photo: null }),
    ],
    semblables: [unElement({ id: 4714, nom: 'Le Comptoir du Lavoir' })],
    source: 'Office de tourisme de Malbrume, mis à jour le 3 novembre 2026',
    signaler: 'mailto:erreurs@exemple.fr',
    ...changes,
  };
}

/** An objet of which the source says its name, and hardly more. */
export function uneFichePauvre(changes: Partial<PageDeFiche> = {}): PageDeFiche {
  return unePageDeFiche({
    objet: unElement({
      commune: '',
      resume: '',
      photo: null,
      nombrePhotos: 0,
      badges: [],
      classement: null,
      ouvert: null,
      prix: null,
      distance: null,
      lat: null,
      lon: null,
      blocs: [],
      bouton: null,
      favori: false,
    }),
    photos: [],
    zones: { entete: [], galerie: [], corps: [], laterale: [], pied: [] },
    actions: [],
    proches: [],
    semblables: [],
    source: null,
    signaler: null,
    ariane: [],
    langues: [],
    ...changes,
  });
}

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
      { libelle: 'Restaurants', href: '/public/malbrume/fr/restaurants', description: 'Où s’attabler.', image: null },
      { libelle: 'Agenda', href: '/public/malbrume/fr/agenda', description: '', image: '/public/fichiers/agenda.webp' },
    ],
    ...changes,
  };
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
