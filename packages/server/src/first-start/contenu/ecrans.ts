import { type Diaporama, diapositives, type EcranPose, newItem } from '@bridge/contract';
import { gabaritDuProduit } from '../../areas/gabarits.repository.ts';
import { say } from '../../areas/web/pret/textes.ts';
import type { Db } from '../../schema.ts';
import { type Fabrique, jourApres } from './fabrique.ts';
import { type Numeros, numberOf } from './numeros.ts';
import type { CodeDeSelection } from './selections.codes.ts';

interface Faits {
  readonly fabrique: Fabrique;
  readonly selections: Numeros;
  readonly blocs: Numeros;
  /** The office of the screens. */
  readonly office: number;
  readonly jour: string;
}

/** The screens of the territory, and a translation configuration that only lacks its key. */
export async function createEcrans(tx: Db, { fabrique, selections, blocs, office, jour }: Faits): Promise<number> {
  const selection = (code: CodeDeSelection) => ({ ref: 'selection' as const, id: numberOf(selections, code) });
  const bloc = (code: string) => ({ ref: 'bloc' as const, id: numberOf(blocs, code) });
  const vitrine = [
    newItem(diapositives, {
      genre: 'texte',
      duree: 8,
      titre: say('Bienvenue en Aubrelande', 'Welcome to Aubrelande', 'Willkommen in Aubrelande'),
      texte: say(
        'L’office vous accueille. Demandez le programme de la semaine.',
        'The tourist office is open. Ask for this week’s programme.',
        'Das Tourismusbüro ist geöffnet. Fragen Sie nach dem Wochenprogramm.',
      ),
    }),
    newItem(diapositives, { genre: 'objets', selection: selection('vitrine-du-territoire'), nombre: 6, duree: 10 }),
    newItem(diapositives, {
      genre: 'agenda',
      selection: selection('tout-l-agenda'),
      titre: say('Aujourd’hui', 'Today', 'Heute'),
      nombre: 5,
    }),
    newItem(diapositives, {
      genre: 'objets',
      selection: selection('restaurants-avec-terrasse-ce-week-end'),
      nombre: 4,
      jours: ['jeudi', 'vendredi', 'samedi', 'dimanche'],
    }),
    newItem(diapositives, {
      genre: 'qr',
      adresse: 'https://aubrelande.example/agenda',
      titre: say('Tout l’agenda', 'All events', 'Alle Termine'),
      texte: say('Sur votre téléphone.', 'On your phone.', 'Auf Ihrem Telefon.'),
    }),
  ];
  const hall = [
    newItem(diapositives, {
      genre: 'texte',
      plage: PETIT_DEJEUNER,
      titre: say('Bonjour', 'Good morning', 'Guten Morgen'),
      texte: say(
        'Petit déjeuner au rez-de-chaussée, de 7 h à 10 h.',
        'Breakfast on the ground floor, 7 to 10 am.',
        'Frühstück im Erdgeschoss, 7 bis 10 Uhr.',
      ),
      duree: 15,
    }),
    newItem(diapositives, {
      genre: 'objets',
      plage: PETIT_DEJEUNER,
      selection: selection('a-voir-a-faire'),
      blocs: [bloc('horaires')],
      nombre: 6,
      duree: 12,
    }),
    newItem(diapositives, {
      genre: 'objets',
      selection: selection('coups-de-coeur-de-l-office'),
      nombre: 5,
      duree: 12,
    }),
    newItem(diapositives, { genre: 'objets', selection: selection('ou-manger'), nombre: 8, de: '17:00', a: '22:00' }),
    newItem(diapositives, {
      genre: 'compte',
      titre: say('Avant la fête du lac', 'Until the lake festival', 'Bis zum Seefest'),
      jour: jourApres(jour, 45),
      heure: '18:00',
    }),
  ];
  for (const { gabarit, sequence, ecran, ...diaporama } of [
    { ...VITRINE, sequence: vitrine, ecran: COTE_RUE },
    { ...HALL, sequence: hall, ecran: TOTEM },
  ]) {
    const id = await fabrique.make('diaporama', {
      ...diaporama,
      sequence,
      gabarit: await gabaritDuProduit(tx, 'gabarits_diaporama', gabarit),
    });
    await fabrique.publish('diaporama', id);
    await fabrique.make('ecran', { ...ecran, diaporama: id, entiteId: office, partage: 'prive' });
  }
  const moteur = await fabrique.make('configTraduction', TRADUCTION);
  const ecriture = await fabrique.make('configEcritureApidae', ECRITURE_APIDAE);
  await fabrique.make('configTraductionApidae', { ...TRADUCTION_APIDAE, moteur, ecriture });
  return 2;
}

const PETIT_DEJEUNER = 'Petit déjeuner';

type Demonstre = Partial<Omit<Diaporama, 'gabarit'>> & { readonly gabarit: string };

const VITRINE = {
  nom: 'Vitrine de l’office',
  code: 'vitrine-de-l-office',
  gabarit: 'paysage-plein-ecran',
  langues: ['fr', 'en'],
  alternance: 'boucle',
  bandeau: 'bas',
  defilant: say(
    'Marché chaque samedi matin sur la place',
    'Market every Saturday morning on the square',
    'Markt jeden Samstagmorgen auf dem Platz',
  ),
  secoursTexte: say('Bienvenue en Aubrelande', 'Welcome to Aubrelande', 'Willkommen in Aubrelande'),
} satisfies Demonstre;

const HALL = {
  nom: 'Hall d’hôtel',
  code: 'hall-d-hotel',
  gabarit: 'portrait',
  orientation: 'portrait',
  resolution: '1080x1920',
  langues: ['fr', 'en', 'de'],
  alternance: 'diapositive',
  plages: [{ nom: PETIT_DEJEUNER, jours: [], de: '07:00', a: '10:00', dates: null, prioritaire: false }],
} satisfies Demonstre;

/** The screen is not paired: that is the first thing to try. */
const COTE_RUE = {
  nom: 'Vitrine, côté rue',
  lieu: 'Office de tourisme d’Ambrelac',
  groupe: 'Offices',
  marcheDe: '07:00',
  marcheA: '22:00',
  contact: 'Accueil de l’office',
  diagonale: 43,
  distance: 3,
} satisfies Partial<EcranPose>;

const TOTEM = {
  nom: 'Totem du hall',
  lieu: 'Hôtel du Lac, Ambrelac',
  groupe: 'Hôtels',
  orientation: 'portrait',
  marcheDe: '06:30',
  marcheA: '23:00',
  contact: 'Réception',
} satisfies Partial<EcranPose>;

const TRADUCTION = {
  nom: 'Anglais et allemand du site',
  languesCibles: ['en', 'de'],
  champs: ['resume', 'description'],
  glossaire: [
    { terme: 'Aubrelande', traductions: {} },
    { terme: 'Ambrelac', traductions: {} },
    { terme: 'office de tourisme', traductions: { en: 'tourist office', de: 'Tourismusbüro' } },
  ],
  contexte: 'Textes de tourisme\u00a0: montagne, lacs, familles. Ton simple et chaleureux.',
  budget: 500_000,
} as const;

/** Prepared and previewed; with no secret and not active, nothing is ever sent. */
const ECRITURE_APIDAE = {
  nom: 'Textes relus, à l’essai',
  environnement: 'test',
  projet: '1234',
  membre: '5678',
  modes: ['MODIFICATION'],
} as const;

const TRADUCTION_APIDAE = {
  nom: 'Anglais et allemand des fiches Apidae',
  langues: ['en', 'de'],
  champs: ['resume', 'description'],
} as const;
