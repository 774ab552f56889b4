import { type CodeCible, LANGUES, type Langue } from '@bridge/contract';
import { normalize } from '../valeurs/noms.rules.ts';

/** A word of the fields of Tourinsoft, as clients name them, and where it usually goes. The first that matches wins. */
type Regle = readonly [RegExp, CodeCible];

const REGLES: readonly Regle[] = [
  // Read in any case, by name, or of no use.
  [/^(syndicobjectid|published|updated|syndicstructureid|syndicobjectorder|objecttypefix|objecttypename)$/, 'ignore'],
  [/^(structure|searchs|tistracking.*)$/, 'ignore'],
  // Presentation
  [
    /^(syndicobjectname|nom|noms?offre|nometablissement|nomcommercial|nomdeloffre|nomdelamanifestation|title|titre)$/,
    'nom',
  ],
  [/^(accroche|resume|chapo|chapeau|slogan)\w*|descriptif(court|synthetique)|descriptioncourte/, 'resume'],
  [
    /^(descriptif|description|presentation|desc)(commerciale?|general|generale|detaillee?|long|longue|delamanifestation|deloffre|complet|complete)?$/,
    'description',
  ],
  [/^(entree|acces)libre/, 'tarifs.gratuit'],
  [/(acces+|plandacces)$|^acces?(gare|route)?$|itineraireacces|descriptif(du)?(plan)?(d)?acces/, 'lieu.acces'],
  [
    /^(descripti|petitplus|animations?$|commentaire|conseil|infos?(pratique|complementaire|utile)|historique|lesplus|pointfort)/,
    'texte',
  ],
  // Opening, before « texte » words catch its remarks
  [
    /(ouverture|horaire|date|fermeture|periode)s?(en)?(texte|clair|commentaire|complement|precision)|^precisionss?ur(les)?(ouverture|fermeture)|periodiciteprecision|communedate|commundate/,
    'ouverture.texte',
  ],
  [/^ouvert(ure)?(toute|a)(l)?annee/, 'ouverture.touteLAnnee'],
  [/^(date)(de)?(debut)$/, 'periode.du'],
  [/^(date)(de)?(fin)$/, 'periode.au'],
  [
    /^(periodes?(d)?ouverture|ouverture|horaires?(d)?(ouverture)?$|calendrier|dates?$|datesmanifestation|identdate|tri$|periode$|jourouverture)/,
    'periodes',
  ],
  // Prices
  [/gratuit/, 'tarifs.gratuit'],
  [/tarifs?(en)?(texte|clair|commentaire|complement|precision)|^(complement|precision)s?tarif/, 'tarifs.texte'],
  [/paiement|reglement/, 'tarifs.paiement'],
  [/^(tarif|prix)/, 'tarifs'],
  // Contacts
  [/^(moyens?(de)?com|moyencommunication|contacts?$|coordonnees)|reseaux?sociau|^plateforme/, 'contacts'],
  [/^(resa|reservation)(s|directe|enligne|url|lien|site|internet)?$/, 'contact.reservation'],
  [/(tel|telephone|comm)?(mobile|portable|mob|gsm)(complet)?$/, 'contact.mobile'],
  [/^(comm|numero)?(de)?(tel|telephone)(fixe|filaire)?(complet)?\d?$/, 'contact.telephone'],
  [/^(comm)?(fax|telecopie)\w*$/, 'contact.fax'],
  [/^(comm)?(e?mail|mel|courriel|adressemail)(complet|contact)?\d?$/, 'contact.email'],
  [/facebook/, 'contact.facebook'],
  [/instagram/, 'contact.instagram'],
  [/twitter/, 'contact.x'],
  [/^(comm)?(web|url|siteweb|siteinternet|site|adressesite|lien|lienweb)(complet)?\d?$/, 'contact.site'],
  // Media
  [
    /^(photo|image|visuel|galerie|diapo|mediaphoto|vignette)s?(complet|principale|diapo|diaporama)?s?\d*$|photodiapo/,
    'media.photo',
  ],
  [/^(logo|plan(des?)?pistes?|webcam)/, 'medias'],
  [/credit(photo)?s?$|copyright/, 'media.credit'],
  [/video/, 'media.video'],
  [/^(trace|gpx|kml)s?$|(fichier|trace)(gpx|kml)|itinerairegooglemap|^itinerairemap/, 'trace'],
  [/^fichiers?nom/, 'critere.texte'],
  [/^(fichier|document|pdf|brochure|plaquette|fichepdf|depliant|menu$)/, 'media.document'],
  // Place
  [/^adresse?(complete|s)?$|^(geoloc|coordonneesgps|gps)/, 'lieu.adresse'],
  [/^(adresse|ad|adr)\d(suite)?$|^(lieudit|rue|voie|bp|boitepostale)$/, 'lieu.rue'],
  [/^(nomdu)?lieu(de|de?la)?(manifestation|deroulement)?$|^nomlieu/, 'lieu.nom'],
  [/^(cp|codepostal|postal)$/, 'lieu.codePostal'],
  [/insee/, 'lieu.insee'],
  [/^(commune|ville|nomcommune|municipalite)$/, 'lieu.commune'],
  [/^pays$/, 'lieu.pays'],
  [/^(gmap|googlemap|geo)?lat(itude)?$|^y$/, 'lieu.latitude'],
  [/^(gmap|googlemap|geo)?(lon|lng|longitude)$|^x$/, 'lieu.longitude'],
  [/^altitude/, 'lieu.altitude'],
  [/^(zone|territoire|secteur|canton|bassin|bureau$|communautedecommune|paystouristique|zonage)/, 'lieu.territoire'],
  [/^(localisation|environnement|situation)/, 'lieu.environnement'],
  // Facts
  [/handi|accessib|pmr$|mobilitereduite|accueilpmr/, 'accessibilite'],
  [/^animaux/, 'animaux'],
  [/lang(ue)?s?(parlee?s?|parle|daccueil|accueil)$/, 'langueParlee'],
  [/^(classement|etoile|nbetoile|nombreetoile|epi|cle|classementprefectoral)/, 'classement'],
  [/^(label|marque|charte|chaine|distinction|qualification|agrement)/, 'label'],
  [
    /^(categorie|classification|souscategorie|cat[a-z]{3}$|typologie|recherchetype)|^types?(de)?(produit|offre|hebergement|manifestation|etablissement|activite|structure)?s?$/,
    'type',
  ],
  [/^(clientele|public|typeclientele|typepublic)/, 'public'],
  [
    /^(capacite|nombre|nb|emplacement|superficie|surface|effectif|groupe(min|max)|duree|distance|denivele|longueur)/,
    'capacite',
  ],
  [/^offres?(associee?|liee?|lie)/, 'lien'],
  [/^(identifiant|idexterne|codeexterne|codeoffre|referenceexterne)/, 'identifiant'],
  [/^(siret|siren|raisonsociale|cedex|.*bureaudistributeur|numero|avistrip|codeape|immatriculation)/, 'critere.texte'],
];

const PREFIXES =
  /^(?:detail|listing|ident|recherche(?!type)|fiche|adresse(?=cp|codepostal|commune|ville|insee)|sp(?=[a-z]{6}))+/;
const SUFFIXES = /(anneesuivante|anneeencours|annee\d?|fr)$/;

const LANGUE_DU_NOM: Readonly<Record<string, Langue>> = {
  ...Object.fromEntries(LANGUES.filter((langue) => langue !== 'fr').map((langue) => [langue, langue])),
  gb: 'en',
  uk: 'en',
  anglais: 'en',
  allemand: 'de',
  espagnol: 'es',
  italien: 'it',
  neerlandais: 'nl',
};
const LANGUE = new RegExp(`^(.{4,}?)(${Object.keys(LANGUE_DU_NOM).join('|')})$`);

/** Targets that are texts, of which a feed may have one per language. */
export const TRADUISIBLES: ReadonlySet<CodeCible> = new Set([
  'nom',
  'resume',
  'description',
  'texte',
  'ouverture.texte',
  'tarifs.texte',
  'media.document',
  'media.titre',
  'media.legende',
  'lieu.acces',
]);

function lookUp(mot: string): CodeCible | undefined {
  const singulier = mot.replace(/s+$/, '');
  return REGLES.find(([motif]) => motif.test(mot) || motif.test(singulier))?.[1];
}

export interface ParNom {
  readonly cible: CodeCible;
  readonly langue?: Langue;
  /** The name itself is known, or what is left of it without its ornaments. */
  readonly exact: boolean;
}

/** Where the name of a field sends it; undefined when it says nothing. */
export function cibleParNom(champ: string): ParNom | undefined {
  const mot = normalize(champ.split('.').at(-1) ?? champ);
  const direct = lookUp(mot);
  if (direct !== undefined && direct !== 'texte') return { cible: direct, exact: true };
  const nu = mot.replace(PREFIXES, '').replace(SUFFIXES, '');
  const reste = nu === mot || nu === '' ? undefined : lookUp(nu);
  const [, radical = '', suffixe = ''] = LANGUE.exec(mot) ?? [];
  const traduit = radical === '' ? undefined : lookUp(radical.replace(PREFIXES, ''));
  const langue = LANGUE_DU_NOM[suffixe];
  if (traduit !== undefined && langue !== undefined && TRADUISIBLES.has(traduit))
    return { cible: traduit, langue, exact: false };
  const cible = reste ?? direct;
  return cible === undefined ? undefined : { cible, exact: direct !== undefined };
}
