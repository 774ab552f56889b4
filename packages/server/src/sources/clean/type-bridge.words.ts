import type { TypeBridge } from '@bridge/contract';
import { folded } from './texte.rules.ts';

/** The kind of an offer by the words of its label. The first line that matches wins: precise words come before vague ones. */
const MOTS: readonly (readonly [RegExp, TypeBridge])[] = [
  [/chambres? d ?hotes?|bed and breakfast/, 'chambre-hotes'],
  [/camping|plein air|caravan|bivouac|aire naturelle/, 'camping'],
  [
    /collectif|auberge de jeunesse|refuge|gites? de groupe|gites? d ?etape|vacances enfants|village (?:de )?vacances|centre d ?accueil/,
    'hebergement-collectif',
  ],
  [/hotel(?!.*restaurant seul| de ville| de region| du departement| particulier)|residence de tourisme/, 'hotel'],
  // A place of events is there all year, and what is rented by the hour is no lodging.
  [/\bsalles? (?:des? |d |polyvalente|omnisport)|theatre|cinema/, 'equipement'],
  [
    /meuble|\bgite|location(?! (?:de|d|du) (?!vacances|tourisme|saison|meuble|chambre|studio|appartement|chalet|gite|villa|maison|mobil|logement|courte))|insolite|residence/,
    'location',
  ],
  [
    /manifestation|evenement|fetes?\b|festival|spectacle|concert|exposition temporaire|agenda|brocante|salon\b|foire|marche de noel/,
    'evenement',
  ],
  [/domaine skiable|station de ski|piste de ski/, 'domaine-skiable'],
  [
    /itinera|randonnee|circuit(?! (?:auto|moto|kart|de kart))|sentier|parcours(?! (?:acro|accro|aventure|dans les arbres|de golf))|voie verte|velo route/,
    'itineraire',
  ],
  [/restaur|winstub|brasserie|creperie|pizzeria|ferme auberge|salon de the|\bcafe|\bbar\b/, 'restaurant'],
  [/degustation|vigneron|viticult|cave\b|caves\b|terroir|producteur|distill|vignoble/, 'degustation'],
  [/sejour|forfait|week end/, 'sejour'],
  [/patrimoine naturel|site naturel|parc naturel|cascade|lac\b|\bforet|jardin|\bnature/, 'nature'],
  [
    /patrimoine|musee|chateau|monument|eglise|abbaye|chapelle|memorial|site historique|culturel|ecomusee|cathedrale/,
    'patrimoine',
  ],
  [/office de tourisme|organisme|association|syndicat|institution|structure/, 'organisme'],
  [/transport|taxi|gare\b|aeroport|autocar|location de voiture|borne de recharge/, 'transport'],
  [/equipement|piscine|patinoire|stade|salle|golf|casino|centre aquatique/, 'equipement'],
  [/commerce|boutique|artisan|service|sante|pratique|magasin|bien etre/, 'commerce'],
  [/loisir|activite|sport|animation|visite|sortie|discotheque|parcours|location/, 'activite'],
];

/** What something is by the name of its type, where no id of it is known; undefined where its words say nothing. */
export function typeBridgeOfWords(libelle: string): TypeBridge | undefined {
  const words = folded(libelle);
  return MOTS.find(([pattern]) => pattern.test(words))?.[1];
}
