import type { PhotoRendue } from '../../../composition/objet-compose.ts';
import type { CarteRendue, ElementRendu, FiltreRendu, MoteurRendu, SiteRendu } from '../modele.ts';

/** What pages are made of, as composition gives it: rich, with the subject of a test in `changes`. */

export function unSite(changes: Partial<SiteRendu> = {}): SiteRendu {
  return {
    id: 3,
    code: 'malbrume',
    titre: 'Malbrume Tourisme',
    base: '/public/malbrume',
    adresse: 'https://bridge.exemple.fr/public/malbrume',
    accueil: '/public/malbrume/fr',
    logo: null,
    icone: null,
    couleur: '#1f6f54',
    police: 'systeme',
    arrondi: 'doux',
    mentions: '<p>Office de tourisme de Malbrume. <a href="/public/malbrume/fr/mentions">Mentions légales</a></p>',
    accessibilite: null,
    statistiques: true,
    matomo: null,
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
    jusquAu: null,
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
    autresPhotos: [],
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
        html: '<section class="bloc" data-genre="contacts"><ul class="bloc-liens"><li><a href="tel:+33200000000" rel="noopener">02 00 00 00 00</a></li></ul></section>',
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
    aucune: null,
    question: {
      genre: 'choix',
      emprise: null,
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
    aucune: null,
    question: {
      genre: 'choix',
      emprise: null,
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
    aucune: null,
    question: {
      genre: 'choix',
      emprise: null,
      multiple: false,
      choix: [choix('terrasse', 'Terrasse', 30), choix('calme', 'Au calme', 11)],
    },
  },
  {
    code: 'prix',
    libelle: 'Prix',
    aide: '',
    replie: true,
    presentation: 'curseur',
    aucune: null,
    question: { genre: 'nombre', min: 8, max: 90, unite: '€', de: null, a: 40 },
  },
  {
    code: 'dates',
    libelle: 'Dates',
    aide: '',
    replie: true,
    presentation: 'cases',
    aucune: null,
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
    aucune: null,
    question: { genre: 'distance', min: 1, max: 100, km: 10, lat: 47.2, lon: 1.4 },
  },
  {
    code: 'ouvert',
    libelle: 'Ouvert maintenant',
    aide: '',
    replie: false,
    presentation: 'cases',
    aucune: null,
    question: { genre: 'bascule', actif: false, nombre: 31 },
  },
];

export function unMoteur(changes: Partial<MoteurRendu> = {}): MoteurRendu {
  return {
    direct: true,
    guide: null,
    action: '/public/malbrume/fr/restaurants',
    texte: { valeur: '', indication: 'Un nom, une commune…', suggestions: ['Malbrume-les-Eaux'] },
    filtres: FILTRES,
    codes: FILTRES.map(({ code }) => code),
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
        dessin: null,
        visible: true,
        href: '/public/malbrume/fr/restaurants.geojson',
      },
    ],
    fichiers: [],
    calques: [],
    wms: [],
    infobulles: '/public/malbrume/fr/carte/5/infobulle/',
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
