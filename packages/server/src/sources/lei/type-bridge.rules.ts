import type { TypeBridge } from '@bridge/contract';
import { folded } from '../clean/texte.rules.ts';

/** By level and id, since ids of the levels overlap. */
const CONNUS: Readonly<Record<string, TypeBridge>> = {
  'categorie:4000002': 'hotel',
  'categorie:4000003': 'camping',
  'categorie:4000006': 'hebergement-collectif',
  'categorie:4000007': 'restaurant',
  'categorie:4000008': 'activite',
  'categorie:4000009': 'degustation',
  'categorie:4000012': 'patrimoine',
  'categorie:4000013': 'nature',
  'categorie:4000016': 'activite',
  'categorie:4000017': 'organisme',
  'categorie:4000027': 'commerce',
  'categorie:4000028': 'transport',
  'categorie:4000029': 'commerce',
  'genre:30000006': 'evenement',
  'type:4000001': 'chambre-hotes',
  'type:4000012': 'location',
  'type:4000069': 'itineraire',
  'type:4000078': 'itineraire',
  'type:30000050': 'evenement',
  'type:1900014': 'restaurant',
};

/** By words of the label, the precise before the vague. */
const MOTS: readonly (readonly [RegExp, TypeBridge])[] = [
  [/chambres? d ?hotes?|bed and breakfast/, 'chambre-hotes'],
  [/camping|plein air|caravan|bivouac|aire naturelle/, 'camping'],
  [
    /collectif|auberge de jeunesse|refuge|gites? de groupe|gites? d ?etape|vacances enfants|village (?:de )?vacances|centre d ?accueil/,
    'hebergement-collectif',
  ],
  [/hotel(?!.*restaurant seul)|residence de tourisme/, 'hotel'],
  [/meuble|gite|location|insolite|residence/, 'location'],
  [
    /manifestation|evenement|fetes?\b|festival|spectacle|concert|exposition temporaire|agenda|brocante|salon\b|foire|marche de noel/,
    'evenement',
  ],
  [/domaine skiable|station de ski|piste de ski/, 'domaine-skiable'],
  [/itinera|randonnee|circuit|sentier|parcours|voie verte|velo route/, 'itineraire'],
  [/restaur|winstub|brasserie|creperie|pizzeria|ferme auberge|salon de the|cafe|bar\b/, 'restaurant'],
  [/degustation|vigneron|viticult|cave\b|caves\b|terroir|producteur|distill|vignoble/, 'degustation'],
  [/sejour|forfait|week end/, 'sejour'],
  [/patrimoine naturel|site naturel|parc naturel|cascade|lac\b|foret|jardin|nature/, 'nature'],
  [
    /patrimoine|musee|chateau|monument|eglise|abbaye|chapelle|memorial|site historique|culturel|ecomusee|cathedrale/,
    'patrimoine',
  ],
  [/office de tourisme|organisme|association|syndicat|institution|structure/, 'organisme'],
  [/transport|taxi|gare\b|aeroport|autocar|location de voiture|borne de recharge/, 'transport'],
  [/equipement|piscine|patinoire|stade|salle|golf|casino|centre aquatique/, 'equipement'],
  [/commerce|boutique|artisan|service|sante|pratique|magasin|bien etre/, 'commerce'],
  [/loisir|activite|sport|animation|visite|sortie|discotheque/, 'activite'],
];

export interface NiveauLei {
  readonly niveau: 'type' | 'categorie' | 'genre';
  readonly code: string;
  readonly libelle: string | undefined;
}

/** What a product is: by its ids where they are known, else by its words; the most precise level speaks first. */
export function typeBridgeLei(niveaux: readonly NiveauLei[]): TypeBridge {
  for (const { niveau, code } of niveaux) {
    const known = CONNUS[`${niveau}:${code}`];
    if (known !== undefined) return known;
  }
  for (const { libelle } of niveaux) {
    if (libelle === undefined) continue;
    const words = folded(libelle);
    const found = MOTS.find(([pattern]) => pattern.test(words));
    if (found !== undefined) return found[1];
  }
  return 'autre';
}
