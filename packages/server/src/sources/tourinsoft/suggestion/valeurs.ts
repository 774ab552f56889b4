import type { ChampDecouvert, CodeCible, Nature } from '@bridge/contract';
import { hasRangees, partDe } from './accord.ts';

export interface Indice {
  readonly cible: CodeCible;
  /** From 0 to 1. */
  readonly force: number;
  /** What the values are, in French: « sont des adresses électroniques ». */
  readonly raison: string;
}

/** A nature that settles a field by itself, how much of the values it takes, and how much it then tells. */
type Signe = readonly [natures: readonly Nature[], part: number, cible: CodeCible, force: number, raison: string];

const SIGNES: readonly Signe[] = [
  [['image'], 0.5, 'media.photo', 0.88, 'sont des images'],
  [['video'], 0.6, 'media.video', 0.85, 'sont des vidéos'],
  [['trace'], 0.5, 'trace', 0.85, 'sont des tracés'],
  [['document'], 0.6, 'media.document', 0.82, 'sont des documents'],
  [['email'], 0.6, 'contact.email', 0.93, 'sont des adresses électroniques'],
  [['mobile'], 0.8, 'contact.mobile', 0.84, 'sont des numéros de mobile'],
  [['telephone'], 0.6, 'contact.telephone', 0.84, 'sont des numéros de téléphone'],
  [['codePostal'], 0.7, 'lieu.codePostal', 0.74, 'sont des codes postaux'],
  [['insee'], 0.7, 'lieu.insee', 0.7, 'sont des codes INSEE'],
  [['latitude'], 0.8, 'lieu.latitude', 0.76, 'sont des latitudes de France'],
  [['longitude'], 0.8, 'lieu.longitude', 0.74, 'sont des longitudes de France'],
  [['point'], 0.7, 'lieu.adresse', 0.8, 'sont des coordonnées'],
  [['paiement'], 0.6, 'tarifs.paiement', 0.85, 'sont des moyens de paiement'],
  [['langue'], 0.7, 'langueParlee', 0.85, 'sont des langues'],
  [['handicap'], 0.6, 'accessibilite', 0.78, 'parlent de handicap'],
  [['classement'], 0.6, 'classement', 0.8, 'sont des classements'],
  [['animaux'], 0.6, 'animaux', 0.78, 'parlent d’animaux'],
  [['label'], 0.5, 'label', 0.78, 'sont des labels connus'],
  [['gratuite'], 0.6, 'tarifs.mode', 0.78, 'disent si c’est gratuit'],
  [['commune'], 0.75, 'lieu.commune', 0.74, 'sont des communes de France'],
  [['pays'], 0.8, 'lieu.pays', 0.72, 'sont des pays'],
  [['environnement'], 0.6, 'lieu.environnement', 0.72, 'décrivent un environnement'],
  [['public'], 0.6, 'public', 0.72, 'sont des publics'],
  [['rue'], 0.55, 'lieu.rue', 0.74, 'sont des rues'],
  [['credit'], 0.3, 'media.credit', 0.7, 'sont des crédits'],
  [['organisme'], 0.6, 'proprietaire', 0.74, 'sont des organismes de tourisme'],
  [['lieu'], 0.6, 'lieu.nom', 0.68, 'sont des lieux où l’on se rend'],
  [['identifiant'], 0.6, 'lien', 0.72, 'sont des identifiants d’offres'],
  [['type'], 0.55, 'type', 0.7, 'sont des catégories du tourisme'],
  [['phraseOuverture'], 0.6, 'ouverture.texte', 0.74, 'disent quand on peut venir'],
  [['phraseTarif', 'gratuite'], 0.6, 'tarifs.texte', 0.7, 'parlent de prix'],
  [['adresseWeb'], 0.6, 'contact.site', 0.72, 'sont des adresses de sites'],
];

/** A field with fewer values than this is hardly judged by them. */
const FEWEST_SEEN = 2;

/** Targets recognised by words that names and texts hold too: few values may match them by chance. */
const CHANCEUSES: ReadonlySet<CodeCible> = new Set([
  'lieu.commune',
  'lieu.pays',
  'lieu.rue',
  'lieu.environnement',
  'type',
  'public',
  'label',
  'lieu.nom',
  'proprietaire',
]);

const RESEAUX: readonly (readonly [RegExp, CodeCible])[] = [
  [/facebook\.|fb\./i, 'contact.facebook'],
  [/instagram\./i, 'contact.instagram'],
  [/twitter\.|\bx\.com/i, 'contact.x'],
];

/** Where the values alone send a field, the surest first. */
export function indicesOf(champ: ChampDecouvert): readonly Indice[] {
  if (champ.type === 'media') return [{ cible: 'media.photo', force: 0.8, raison: 'sont des fichiers' }];
  if (champ.type === 'booleen' || champ.type === 'table') return [];
  if (hasRangees(champ)) return rangees(champ);
  const found: Indice[] = [];
  if (partDe(champ, 'reseau') > 0.5) {
    const text = champ.exemples.join(' ');
    const cible = RESEAUX.find(([motif]) => motif.test(text))?.[1] ?? 'contact.autre';
    found.push({ cible, force: 0.92, raison: 'sont des adresses d’un réseau social' });
  }
  if (partDe(champ, 'date') > 0.6 && champ.exemples.some((exemple) => /\d{4}(?:\s|#|,|;|<br)+\d/i.test(exemple)))
    found.push({ cible: 'periodes', force: 0.82, raison: 'sont des suites de dates' });
  if (champ.exemples.length > 0 && champ.exemples.every((exemple) => GEOJSON.test(exemple)))
    found.push({ cible: 'ignore', force: 0.95, raison: 'sont des mots du format GeoJSON' });
  if (partDe(champ, 'guid') > 0.8 && isPropre(champ))
    found.push({ cible: 'identifiant', force: 0.68, raison: 'sont des identifiants, un par fiche' });
  found.push(...parRelation(champ));
  for (const [natures, part, cible, force, raison] of SIGNES) {
    const measured = partDe(champ, ...natures);
    // A category that changes with each record is none, nor is who publishes them.
    if ((cible === 'type' || cible === 'proprietaire') && isDiverse(champ)) continue;
    // A few values may be of a vocabulary by chance.
    const seen = champ.profil?.valeurs ?? 0;
    const few = CHANCEUSES.has(cible) ? (seen < FEWEST_SEEN ? 0.6 : Math.min(1, 0.75 + 0.03 * seen)) : 1;
    if (measured < part) continue;
    if (cible === 'proprietaire' && !publishes(champ)) continue;
    // Each record has its own: it is no place where many are held.
    if (cible === 'lieu.nom' && isPropre(champ)) continue;
    if (cible === 'tarifs.mode' && partDe(champ, 'prix') > 0.1)
      found.push({ cible: 'tarifs.texte', force: 0.7, raison: 'parlent de prix' });
    else if (cible === 'lien' && isPropre(champ))
      found.push({ cible: 'identifiant', force: 0.8, raison: 'sont des identifiants, un par fiche' });
    else found.push({ cible, force: few * force * (0.85 + 0.15 * measured) * placed(cible, champ), raison });
  }
  return found.sort((a, b) => b.force - a.force);
}

const GEOJSON = /^(?:Feature(?:Collection)?|(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection)$/;

/** Whether a field is filled in every record and never twice the same: it names its record, and links it to no other. */
const isPropre = ({ profil, remplissage, separateurs }: ChampDecouvert): boolean =>
  (profil?.unicite ?? 0) > 0.97 && (remplissage ?? 0) > 97 && separateurs?.lignes === undefined;

const isDiverse = ({ profil, separateurs }: ChampDecouvert): boolean =>
  profil !== undefined && profil.valeurs > 8 && profil.unicite > 0.6 && separateurs?.lignes === undefined;

/** Whether the organisations named are offices of tourism, which publish; town halls and associations hold events instead. */
const publishes = ({ exemples }: ChampDecouvert): boolean =>
  exemples.filter((exemple) => OFFICE.test(exemple)).length * 3 >= exemples.length;
const OFFICE = /\b(?:OT[CI]?|OTSI|ADT|CDT|CRT|BIT|SI)\b|touris/i;

/** Numbers in the range of coordinates are coordinates where they follow the communes, and anything else where they do not. */
function placed(cible: CodeCible, { profil }: ChampDecouvert): number {
  if (cible !== 'lieu.latitude' && cible !== 'lieu.longitude') return 1;
  const followed = profil?.selonLaCommune;
  return followed === undefined ? 1 : followed > 0.6 ? 1.1 : 0.4;
}

/** What the values are to the rest of their record. */
function parRelation(champ: ChampDecouvert): readonly Indice[] {
  const { commeLeNom, commeLaMaj, avec, selonLaCommune = 0, unicite = 1, longueur = 0 } = champ.profil ?? {};
  const found: Indice[] = [];
  if (commeLeNom !== undefined)
    found.push({ cible: 'nom', force: 0.5 + 0.45 * commeLeNom, raison: 'redisent le nom de la fiche' });
  if (commeLaMaj !== undefined)
    found.push({ cible: 'ignore', force: 0.5 + 0.4 * commeLaMaj, raison: 'sont la date de mise à jour de la fiche' });
  if (avec !== undefined && longueur < 120 && partDe(champ, ...COUNTED) < 0.5)
    found.push({
      cible: partDe(champ, 'credit', 'organisme') > 0.5 ? 'media.credit' : 'media.titre',
      force: 0.72,
      raison: `ne sont là qu’avec «\u00a0${avec}\u00a0»`,
    });
  const words = longueur < 60 && unicite < 0.5 && partDe(champ, ...COUNTED) < 0.4;
  if (words && (selonLaCommune > 0.85 || (partDe(champ, 'territoire') > 0.6 && selonLaCommune > 0.3)))
    found.push({ cible: 'lieu.territoire', force: 0.7, raison: 'sont les mêmes dans toute une commune' });
  else if (words && partDe(champ, 'territoire') > 0.7)
    found.push({ cible: 'lieu.territoire', force: 0.6, raison: 'sont des noms de territoires' });
  return found;
}

/** Natures of values that are no word of a territory and no title: numbers, dates, addresses. */
const COUNTED = [
  'nombre',
  'prix',
  'booleen',
  'date',
  'heure',
  'telephone',
  'email',
  'adresseWeb',
  'reseau',
  'video',
  'document',
  'codePostal',
  'insee',
  'commune',
  'rue',
  'identifiant',
] as const satisfies readonly Nature[];

/** Rows are known by their columns: a file and its title, a kind of contact and its value, two dates and hours. */
function rangees({ profil }: ChampDecouvert): readonly Indice[] {
  const colonnes = profil?.colonnes ?? [];
  const any = (nature: Nature, least = 0.4): boolean => colonnes.some((parts) => (parts[nature] ?? 0) >= least);
  const [first = {}, second = {}] = colonnes;
  if (any('image'))
    return [{ cible: 'media.photo', force: 0.9, raison: 'sont des photos avec leur titre ou leur crédit' }];
  if ((first.libelleContact ?? 0) > 0.4)
    return [{ cible: 'contacts', force: 0.92, raison: 'sont des moyens de communication' }];
  if ((first.date ?? 0) > 0.4) return [{ cible: 'periodes', force: 0.88, raison: 'commencent par des dates' }];
  if (any('video')) return [{ cible: 'media.video', force: 0.82, raison: 'sont des vidéos' }];
  if (any('document')) return [{ cible: 'media.document', force: 0.82, raison: 'sont des documents' }];
  if (any('codePostal') || (any('rue') && any('commune')))
    return [{ cible: 'lieu.adresse', force: 0.85, raison: 'sont des adresses complètes' }];
  const numbers = colonnes.filter((parts) => (parts.nombre ?? 0) + (parts.prix ?? 0) > 0.5).length;
  if (numbers > 0 && (first.nombre ?? 0) < 0.3)
    return [{ cible: 'tarifs', force: 0.72, raison: 'sont des libellés suivis de prix' }];
  if ((first.email ?? 0) > 0.4)
    return [{ cible: 'contact.email', force: 0.85, raison: 'sont des adresses électroniques' }];
  if ((first.telephone ?? 0) > 0.4) return [{ cible: 'contact.telephone', force: 0.82, raison: 'sont des téléphones' }];
  if ((first.adresseWeb ?? 0) > 0.4)
    return [{ cible: 'contact.site', force: 0.72, raison: 'sont des adresses de sites' }];
  if ((second.email ?? 0) + (second.telephone ?? 0) + (second.adresseWeb ?? 0) > 0.4)
    return [{ cible: 'contacts', force: 0.8, raison: 'sont des moyens de communication' }];
  return [];
}
