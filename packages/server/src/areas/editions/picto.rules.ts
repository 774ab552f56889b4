import { norme } from '@bridge/contract';

/**
 * The pictograms of the product with the words that they stand for. The first match wins, so that « camping-car » comes
 * before « camping ». A word without a pictogram, such as a bank card, is left out.
 */
const MOTS: readonly (readonly [picto: string, ...mots: string[]])[] = [
  ['wheelchair', 'handicap', 'handicapé', 'fauteuil roulant', 'PMR', 'mobilité réduite', 'accessibilité'],
  ['charging-pile', 'borne de recharge', 'borne électrique', 'recharge électrique', 'véhicule électrique'],
  ['caravan', 'camping-car', 'caravane'],
  ['baby-carriage', 'bébé', 'poussette', 'chaise haute', 'enfant', 'jeux', 'garderie'],
  ['bike', 'vélo', 'VTT', 'cyclo', 'cycliste', 'cyclotourisme', 'voie verte', 'piste cyclable'],
  ['trekking', 'randonnée', 'randonneur', 'marche à pied', 'marche nordique', 'sentier', 'pédestre'],
  ['horse', 'équitation', 'cheval', 'chevaux', 'poney', 'équestre'],
  ['coffee', 'petit déjeuner', 'café', 'salon de thé'],
  ['ticket', 'chèque vacances', 'titre restaurant', 'ticket restaurant', 'billetterie', 'réservation'],
  ['tools-kitchen-2', 'restaurant', 'restauration', 'demi-pension', 'pension complète', 'table d’hôtes', 'repas'],
  ['glass-full', 'bar'],
  ['grape', 'vin', 'cave', 'vignoble', 'viticole', 'œnologie'],
  ['cheese', 'fromage', 'terroir', 'produit local', 'produit régional'],
  ['tractor', 'ferme', 'produit fermier'],
  ['pool', 'piscine', 'bassin'],
  ['bath', 'spa', 'jacuzzi', 'sauna', 'hammam', 'balnéo', 'bien-être', 'thermes', 'bain à remous'],
  ['massage', 'massage'],
  ['beach', 'plage'],
  ['swimming', 'baignade', 'natation'],
  ['scuba-diving', 'plongée'],
  ['kayak', 'kayak', 'canoë'],
  ['fish', 'pêche'],
  ['sailboat', 'voile', 'bateau', 'nautisme', 'nautique'],
  ['ripple', 'lac', 'rivière', 'étang'],
  ['droplet', 'point d’eau', 'eau potable'],
  ['parking', 'parking', 'stationnement', 'garage'],
  ['wifi', 'wifi', 'wi-fi', 'internet'],
  ['paw', 'animaux', 'animal', 'chien', 'chat'],
  ['snowflake', 'climatisation', 'climatisé', 'climatisée', 'air conditionné', 'neige'],
  ['sun', 'terrasse', 'solarium'],
  ['flower', 'jardin', 'fleur'],
  ['trees', 'forêt', 'parc', 'bois'],
  ['campfire', 'barbecue', 'cheminée', 'feu de bois'],
  ['binoculars', 'vue', 'panorama', 'panoramique', 'belvédère'],
  ['tent', 'camping', 'bivouac'],
  ['building-cottage', 'gîte', 'meublé'],
  ['bed', 'hôtel', 'chambre', 'hébergement'],
  ['ski-jumping', 'ski'],
  ['mountain', 'montagne'],
  ['ball-tennis', 'tennis'],
  ['golf', 'golf'],
  ['barbell', 'salle de sport', 'fitness', 'musculation'],
  ['building-castle', 'château'],
  ['building-church', 'église', 'chapelle', 'abbaye'],
  ['building-bank', 'musée', 'exposition'],
  ['masks-theater', 'spectacle', 'théâtre'],
  ['music', 'concert', 'musique'],
  ['movie', 'cinéma'],
  ['book', 'bibliothèque'],
  ['shopping-bag', 'boutique', 'commerce'],
  ['building-store', 'marché'],
  ['leaf', 'bio', 'écolabel', 'développement durable'],
  ['train', 'gare', 'train'],
  ['bus', 'bus', 'navette', 'autocar'],
  ['plane', 'aéroport'],
  ['users', 'groupe', 'famille', 'séminaire'],
];

/** « Animaux refusés » : the drawing would say the contrary. */
const REFUS = /\b(?:non|pas|sans|aucune?|refusee?s?|interdite?s?)\b/;

const mots = (texte: string): string[] => norme(texte).split(' ').map(singulier);
/** A word without its plural mark. */
const singulier = (mot: string) => (mot.length > 3 ? mot.replace(/[sx]$/, '') : mot);
const surround = (parts: readonly string[]) => ` ${parts.join(' ')} `;

const TABLE = MOTS.map(([picto, ...de]) => ({ picto, mots: de.map((mot) => surround(mots(mot))) }));

export const NOMS_DEVINES: readonly string[] = TABLE.map(({ picto }) => picto);

/** The pictogram of the product for a word, or null without one. */
export function pictoDuMot(texte: string): string | null {
  if (REFUS.test(norme(texte))) return null;
  const dit = surround(mots(texte));
  return TABLE.find(({ mots: known }) => known.some((mot) => dit.includes(mot)))?.picto ?? null;
}
