/** The facts that visitors filter by, with the codes of each system. */
interface DefinitionFait {
  readonly fr: string;
  readonly en: string;
  readonly de: string;
  readonly famille: 'equipement' | 'service' | 'label' | 'acces';
  /** The list and the id in Apidae; `critere` is a criterion of the network itself. */
  readonly apidae: readonly [string, number];
  /** The modality of its criterion in LEI. */
  readonly lei: number;
}

const fait = (
  [fr, en, de]: readonly [string, string, string],
  famille: DefinitionFait['famille'],
  apidae: readonly [string, number],
  lei: number,
): DefinitionFait => ({ fr, en, de, famille, apidae, lei });

export const FAITS = {
  piscine: fait(['Piscine', 'Swimming pool', 'Schwimmbad'], 'equipement', ['PrestationEquipement', 1093], 96010001),
  terrasse: fait(['Terrasse', 'Terrace', 'Terrasse'], 'equipement', ['PrestationEquipement', 723], 96010002),
  parking: fait(['Parking', 'Car park', 'Parkplatz'], 'equipement', ['PrestationEquipement', 972], 96010003),
  jardin: fait(['Jardin', 'Garden', 'Garten'], 'equipement', ['PrestationEquipement', 1058], 96010004),
  jeux: fait(['Aire de jeux', 'Playground', 'Spielplatz'], 'equipement', ['PrestationEquipement', 612], 96010005),
  sauna: fait(['Sauna', 'Sauna', 'Sauna'], 'equipement', ['PrestationEquipement', 698], 96010006),
  reunion: fait(
    ['Salle de réunion', 'Meeting room', 'Seminarraum'],
    'equipement',
    ['PrestationEquipement', 1300],
    96010007,
  ),
  borne: fait(
    ['Borne de recharge pour voitures électriques', 'Electric car charging point', 'Ladestation für E-Autos'],
    'equipement',
    ['PrestationEquipement', 5048],
    96010008,
  ),
  'abri-velo': fait(
    ['Abri à vélos', 'Bicycle shelter', 'Fahrradunterstand'],
    'equipement',
    ['PrestationEquipement', 606],
    96010009,
  ),
  wifi: fait(['Wifi gratuit', 'Free wifi', 'Kostenloses WLAN'], 'service', ['PrestationService', 1115], 96020001),
  'location-velo': fait(
    ['Location de vélos', 'Bicycle hire', 'Fahrradverleih'],
    'service',
    ['PrestationActivite', 654],
    96020002,
  ),
  'visite-guidee': fait(
    ['Visites guidées', 'Guided tours', 'Führungen'],
    'service',
    ['PrestationService', 742],
    96020003,
  ),
  boutique: fait(['Boutique', 'Shop', 'Laden'], 'service', ['PrestationService', 767], 96020004),
  'label-velo': fait(
    ['Halte Vélo d’Aubrelande', 'Aubrelande Cycle Stop', 'Radhalt Aubrelande'],
    'label',
    ['critere', 96301],
    96030001,
  ),
  'label-terroir': fait(
    ['Saveurs d’Aubrelande', 'Flavours of Aubrelande', 'Genuss aus Aubrelande'],
    'label',
    ['critere', 96302],
    96030002,
  ),
  'label-famille': fait(
    ['Famille en Ambre', 'Ambre for Families', 'Familienfreundliches Ambre'],
    'label',
    ['critere', 96303],
    96030003,
  ),
  'label-vert': fait(
    ['Accueil durable', 'Sustainable welcome', 'Nachhaltig zu Gast'],
    'label',
    ['critere', 96304],
    96030004,
  ),
  pmr: fait(
    ['Accessible en fauteuil roulant', 'Wheelchair accessible', 'Rollstuhlgerecht'],
    'acces',
    ['TourismeAdapte', 3653],
    96040001,
  ),
} as const;
export type Fait = keyof typeof FAITS;

export const PAIEMENTS = {
  carte: { fr: 'Carte bancaire', en: 'Bank card', de: 'Bankkarte', apidae: 1268, lei: 96050001, code: 'CB' },
  especes: { fr: 'Espèces', en: 'Cash', de: 'Bargeld', apidae: 1277, lei: 96050002, code: 'ESP' },
  cheque: { fr: 'Chèque', en: 'Cheque', de: 'Scheck', apidae: 1271, lei: 96050003, code: 'CHQ' },
  vacances: {
    fr: 'Chèque Vacances',
    en: 'Holiday vouchers',
    de: 'Urlaubsgutscheine',
    apidae: 1274,
    lei: 96050004,
    code: 'CV',
  },
} as const;
export type Paiement = keyof typeof PAIEMENTS;

export const TARIFS = {
  double: { fr: 'Chambre double', en: 'Double room', de: 'Doppelzimmer', apidae: 1466, lei: 96060001 },
  dejeuner: { fr: 'Petit déjeuner', en: 'Breakfast', de: 'Frühstück', apidae: 1461, lei: 96060002 },
  semaine: { fr: 'Semaine', en: 'Week', de: 'Woche', apidae: 96601, lei: 96060003 },
  emplacement: { fr: 'Emplacement', en: 'Pitch', de: 'Stellplatz', apidae: 96602, lei: 96060004 },
  menu: { fr: 'Menu adulte', en: 'Set menu', de: 'Menü', apidae: 96603, lei: 96060005 },
  jour: { fr: 'Plat du jour', en: 'Dish of the day', de: 'Tagesgericht', apidae: 96604, lei: 96060006 },
  adulte: { fr: 'Adulte', en: 'Adult', de: 'Erwachsene', apidae: 1334, lei: 96060007 },
  enfant: { fr: 'Enfant', en: 'Child', de: 'Kinder', apidae: 1346, lei: 96060008 },
  forfait: { fr: 'Forfait', en: 'Package price', de: 'Pauschale', apidae: 1446, lei: 96060009 },
  nuitee: { fr: 'Nuitée par personne', en: 'Night per person', de: 'Nacht pro Person', apidae: 96605, lei: 96060010 },
} as const;
export type Tarif = keyof typeof TARIFS;

export const LANGUES_PARLEES = {
  fr: { fr: 'Français', en: 'French', de: 'Französisch', apidae: 1197, lei: 96070001 },
  en: { fr: 'Anglais', en: 'English', de: 'Englisch', apidae: 1192, lei: 96070002 },
  de: { fr: 'Allemand', en: 'German', de: 'Deutsch', apidae: 1189, lei: 96070003 },
} as const;
