import type { TypeBridge } from '@bridge/contract';
import { inARow, notBefore, oneOf } from './motifs.ts';
import { folded } from './texte.rules.ts';

/** What is rented by the hour or the day, and is no lodging: « vélos », « matériel de ski », « salles ». */
export const LOUE_A_L_HEURE =
  /(?: (?:de|d|du|des|et|ou|vente|reparation|entretien))* (?:velo|vtt|vae|cycle|bicycl|trottinette|gyro|segway|quad|moto|scooter|voiture|vehicule|auto|utilitaire|minibus|bus\b|car\b|camping|van\b|bateau|barque|canoe|kayak|paddle|pedalo|voilier|jets?\b|planche|surf|ski|snow|luge|raquette|patin|materiel|equipement|article|salle|espace|terrain|court\b|courts\b|box|parking|garage|costume|vaisselle|chapiteau|anes?\b|cheva|poney|caleche|remorque|poussette|linge|jeux?\b|sono)/;

/** The kind of an offer by the words of its label. The first line that matches wins: precise words come before vague ones. */
const MOTS: readonly (readonly [RegExp, TypeBridge])[] = [
  [/chambres? d ?hotes?|bed and breakfast/, 'chambre-hotes'],
  [
    // A theatre and a swimming pool may be in the open air too.
    oneOf(
      /(?<!(?:locations?|ventes?|reparations?) (?:de |d )?)(?:camping|caravan(?!serail))|bivouac|aire naturelle/,
      /^plein air|\b(?:hotel\w*|heberge\w*) (?:de |en )?plein air/,
    ),
    'camping',
  ],
  [
    oneOf(
      /heberge.*collecti|(?:gites?|accueil|location|logements?|meubles?|structures?)s? collectif|^collectifs?$|auberge de jeunesse/,
      /refuges?\b(?! (?:anim|lpo|pour anim|d anim|ornitho))|gites? de groupe|gites? d ?etape|vacances enfants|village (?:de )?vacances/,
      /centres? d ?accueil(?! (?:tourist|des? visit|du public|et d information))/,
    ),
    'hebergement-collectif',
  ],
  [
    oneOf(
      /(?<!(?:lycees?|ecoles?|formations?) )hotel(?!.*restaurant seul)(?!s? (?:de ville|de region|du departement|de police|des ventes|des impots|des monnaies|de prefecture|d entreprises?|particulier|dieu))/,
      /residence de tourisme/,
    ),
    'hotel',
  ],
  [
    // A place of events is there all year, and a theatre is one where its label says no more of a play.
    oneOf(
      /^salles? (?:des? |d |polyvalente|omnisport)(?!.*(?:manifestation|festival))/,
      /^(?:theatres|cinemas?)\b(?! (?:de rue|itinerant))(?!.*(?:manifestation|spectacle|festival|concert|danse|plein air))|^theatre (?:municipal|national)/,
    ),
    'equipement',
  ],
  [
    oneOf(
      /(?<!(?:musees?|fabri\w*|magasins?|restaur\w*|ventes?|createurs?|peintre|artisan\w*) (?:(?:de|du|des|en|sur) )?)\bmeubles?\b(?! anciens?)/,
      /\bgite|heberge\w* locati/,
      notBefore(/location/, inARow(/s?/, LOUE_A_L_HEURE)),
      /(?:heberge\w*|nuit\w*|logements?|habitats?|cabanes?) (?:\w+ )?insolite|^insolites?$/,
      /residences?\b(?! (?:d artiste|d auteur|d ecriv|senior|universit|etudiant|autonomie))/,
    ),
    'location',
  ],
  [
    oneOf(
      /manifestation|\bevenements?\b|(?<!(?:comites?|salles?) (?:des|de) )fetes?\b|festival|exposition temporaire|agenda|foire|marches? de noel/,
      /(?<!\b(?:lieux?|salles?|complexes?|centres?|espaces?|organisat\w+|producteurs?) (?:de |d )?)(?:spectacle|concert)/,
      /\bbrocantes?\b(?!.*antiq)(?<!antiq\w* (?:et )?brocantes?)|salons?\b(?! (?:de (?:the|coiffure|massage|beaute|jardin|reception|toilettage|tatouage)|d esthe))/,
    ),
    'evenement',
  ],
  [/domaine skiable|station de ski|piste de ski/, 'domaine-skiable'],
  [
    oneOf(
      /itineraire|itinerance|sentier|voie verte|velo ?route|circuits?\b(?! (?:de )?(?:auto|moto|kart|vitesse|court|quad|course))/,
      /(?<!(?:accompagnat\w+|guides?|magasins?|materiel|clubs?|associations?|locations?|ventes?) (?:de |d |en )?)randonnee(?!s? (?:accompagn|encadr|guid|en quad))/,
      /parcours\b(?! (?:(?:de |d |du |en |dans les )?(?:sante|sportif|peche|disc|orientation|swin|mini|golf|fitness|tir|karting|hauteur|obstacle|arbres|permanent)|acro|accro|aventure))/,
    ),
    'itineraire',
  ],
  [
    oneOf(
      /restaur(?!at\w+ (?:de |d |du |des )?(?:meuble|mobilier|tableau|oeuvre|art\b|livre|peintur|monument|patrimoine|instrument|siege|voiture|vehicule|vitra|batiment))/,
      /winstub|(?<!micro )\bbrasserie(?!s? artisan)|creperie|pizzeria|ferme auberge|salons? de the|\bcafe(?!s? (?:philo|litter|tricot|citoyen|debat|parent|repar))|\bbar\b(?! a (?:ongle|sourire))/,
    ),
    'restaurant',
  ],
  [
    /degustation|vigneron|viticult|cave\b|caves\b|terroir|(?<!marches? (?:de |des )?)producteur(?!s? de spectacle)|distill|vignoble|brasserie artisan|micro ?brasserie|brasseur/,
    'degustation',
  ],
  [/(?<!taxes? de )sejour|forfait|week end/, 'sejour'],
  [
    oneOf(
      /(?:patrimoine|sites?|espaces?|parcs?|milieux?|reserves?|curiosites?) naturel|cascades?\b|lac\b|\bforet|jardins?\b(?! d enfant)/,
      /(?<!\b(?:sorties?|animations?|activites?|sports?|loisirs?|guides?|visites?|balades?|ateliers?|stages?) (?:de |et |en )?(?:pleine )?)\bnature\b/,
    ),
    'nature',
  ],
  [
    /patrimoine|musee|chateaux?\b(?! (?:gonflable|d eau))|monument|eglise|abbaye|chapelle|memorial|site historique|(?:sites?|lieux?) culturel|^culturels?$|cathedrale/,
    'patrimoine',
  ],
  [
    /office de tourisme|organisme|association|syndicat|institution|comites? des fetes|structures?\b(?! (?:gonflable|artificielle|d escalade))/,
    'organisme',
  ],
  [
    /transport|\btaxis?\b|\bgares?\b|aeroport|autocar|locations? (?:de )?(?:voiture|vehicule)|borne de recharge/,
    'transport',
  ],
  [/equipement|piscine|patinoire|stade|salle|golf|casino|centre aquatique/, 'equipement'],
  [/commerce|boutique|artisan|service|(?<!parcours (?:de )?)sante\b|pratique|magasin|bien etre/, 'commerce'],
  [/loisir|activite|\bsport|omnisport|animation|visite|sortie|discotheque|parcours|location/, 'activite'],
];

/** What something is by the name of its type, where no id of it is known; undefined where its words say nothing. */
export function typeBridgeOfWords(libelle: string): TypeBridge | undefined {
  const words = folded(libelle);
  return MOTS.find(([pattern]) => pattern.test(words))?.[1];
}
