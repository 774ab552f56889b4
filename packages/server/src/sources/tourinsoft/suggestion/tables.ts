import type { ChampDecouvert, CodeCible, Colonnes, Ligne, Suggestion } from '@bridge/contract';
import { rolesDeCible } from '@bridge/contract';
import { readNom } from '../../clean/mots.ts';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { DISPOSITIONS } from '../rangees/dispositions.ts';
import { partDe } from './accord.ts';
import { type Candidat, candidatsOf, resteOf } from './champ.ts';
import { etapesDePlage } from './intitules.ts';

/** For a column of a sub-table, the roles that it may have in its row, by the target that it would have as a field of its own. */
const ROLES: Readonly<Partial<Record<CodeCible, readonly string[]>>> = {
  'lieu.rue': ['rue'],
  'lieu.nom': ['nom'],
  'lieu.codePostal': ['codePostal'],
  'lieu.commune': ['commune'],
  'lieu.insee': ['insee'],
  'lieu.pays': ['pays'],
  'lieu.latitude': ['latitude'],
  'lieu.longitude': ['longitude'],
  'lieu.altitude': ['altitude'],
  'lieu.acces': ['acces'],
  'periode.du': ['du'],
  'periode.au': ['au'],
  'periode.ouvre': ['ouvre1'],
  'periode.ferme': ['ferme1'],
  'ouverture.texte': ['note'],
  'tarif.min': ['min'],
  'tarif.max': ['max'],
  'tarifs.texte': ['note'],
  tarifs: ['prix'],
  nom: ['libelle', 'titre', 'nom'],
  type: ['libelle', 'genre'],
  texte: ['note', 'legende'],
  description: ['note', 'legende'],
  'media.photo': ['url'],
  'media.document': ['url'],
  'media.video': ['url'],
  'media.titre': ['titre'],
  'media.legende': ['legende'],
  'media.credit': ['credit'],
  'contact.telephone': ['telephone', 'valeur'],
  'contact.mobile': ['mobile', 'valeur'],
  'contact.fax': ['fax'],
  'contact.email': ['email', 'valeur'],
  'contact.site': ['site', 'url', 'valeur'],
  'contact.reservation': ['reservation', 'valeur'],
  'contact.facebook': ['site', 'valeur'],
  'contact.instagram': ['site', 'valeur'],
};

/** Roles that a row has once. */
const UNIQUES: ReadonlySet<string> = new Set([
  'du',
  'au',
  'min',
  'max',
  'libelle',
  'titre',
  'genre',
  'valeur',
  'codePostal',
  'commune',
  'insee',
]);
const LEAST = 0.5;

const nomCourt = (colonne: ChampDecouvert): string => colonne.champ.split('.').slice(1).join('.');

/** « ouverture: 12:00, fermeture: 14:00 » are hours, though their names are also those of days and of remarks. */
function heureDe(colonne: ChampDecouvert, role: string | undefined): string | undefined {
  const isHeure = role === undefined || !/\.|^(?:ouvre|ferme)\d$/.test(role);
  if (!isHeure || partDe(colonne, 'heure') < 0.6) return undefined;
  const { familles } = readNom(colonne.champ);
  if (familles.has('fermeture') || familles.has('fin')) return 'ferme1';
  return familles.has('ouverture') || familles.has('debut') ? 'ouvre1' : undefined;
}

/** Roles of the columns that the rows themselves would not recognise by name. */
export function rolesOf(cible: CodeCible, colonnes: readonly ChampDecouvert[]): Record<string, string> {
  const disposition = DISPOSITIONS[cible];
  if (disposition === undefined) return {};
  const admis = new Set(rolesDeCible(cible));
  const pris = new Set(colonnes.map((colonne) => disposition.parNom(nomCourt(colonne))));
  const roles: Record<string, string> = {};
  for (const colonne of colonnes) {
    const nom = nomCourt(colonne);
    const heure = cible === 'periodes' ? heureDe(colonne, disposition.parNom(nom)) : undefined;
    if (heure !== undefined) roles[nom] = heure;
    if (nom.includes('.') || heure !== undefined || disposition.parNom(nom) !== undefined) continue;
    const meilleur = candidatsOf(colonne).find(({ confiance }) => confiance >= LEAST);
    const role = (ROLES[meilleur?.cible ?? 'ignore'] ?? []).find(
      (possible) => admis.has(possible) && !(UNIQUES.has(possible) && pris.has(possible)),
    );
    if (role === undefined) continue;
    roles[nom] = role;
    pris.add(role);
  }
  // An hour beside the one of opening, that nothing names, is the one of closing.
  const heures = colonnes.filter((colonne) => cible === 'periodes' && partDe(colonne, 'heure') >= 0.6).map(nomCourt);
  const roleDe = (nom: string): string | undefined => roles[nom] ?? disposition.parNom(nom);
  const [seule, ...autres] = heures.filter((nom) => roleDe(nom) === undefined);
  const said = heures.map(roleDe);
  if (seule !== undefined && autres.length === 0 && said.includes('ouvre1') && !said.includes('ferme1'))
    roles[seule] = 'ferme1';
  return roles;
}

/** Roles of the columns of rows written in a string, where their order is not the usual one. */
export function positionsOf(cible: CodeCible, { profil }: ChampDecouvert): Colonnes | undefined {
  const colonnes = profil?.colonnes ?? [];
  if (
    cible !== 'media.photo' ||
    colonnes.length < 2 ||
    (colonnes[0]?.image ?? 0) + (colonnes[0]?.adresseWeb ?? 0) > 0.3
  )
    return undefined;
  const url = colonnes.findIndex((parts) => (parts.image ?? 0) > 0.4);
  if (url < 0) return undefined;
  const autres = ['titre', 'credit', 'legende'];
  return colonnes.map((_, rang) => (rang === url ? 'url' : (autres.shift() ?? 'ignorer')));
}

/** What the columns of a table, taken together, say that it is. */
function parColonnes(colonnes: readonly ChampDecouvert[]): readonly Candidat[] {
  const cibles = colonnes.map((colonne) => candidatsOf(colonne).find(({ confiance }) => confiance >= 0.6)?.cible);
  const count = (...wanted: readonly CodeCible[]): number =>
    cibles.filter((cible) => cible !== undefined && wanted.includes(cible)).length;
  const found: Candidat[] = [];
  const say = (cible: CodeCible, confiance: number, raison: string): void =>
    void found.push({ cible, confiance, raison });
  const fichiers = colonnes.filter(({ champ, type }) => type === 'media' || /\.Url$/i.test(champ));
  const images = colonnes.filter((colonne) => partDe(colonne, 'image') > 0.4);
  if (images.length > 0) say('media.photo', 0.82, 'La sous-table contient des photos.');
  else if (fichiers.length > 0) say('medias', 0.75, 'La sous-table contient des fichiers.');
  const prix = count('tarif.min', 'tarif.max', 'tarifs');
  if (prix > 0) say('tarifs', prix > 1 ? 0.84 : 0.7, 'La sous-table contient des prix.');
  const dates = count('periode.du', 'periode.au');
  if (dates > 0 && prix === 0) say('periodes', dates > 1 ? 0.84 : 0.66, 'La sous-table contient des dates.');
  const contacts = count(
    'contact.telephone',
    'contact.mobile',
    'contact.email',
    'contact.site',
    'contact.facebook',
    'contact.instagram',
  );
  // « type, value » holds addresses and numbers alike, each said by its kind.
  const mixed = colonnes.some((colonne) => partDe(colonne, 'email', 'telephone', 'adresseWeb', 'reseau') > 0.8);
  const people = colonnes.some(({ champ }) => seemsPersonnel(champ.split('.').at(-1) ?? champ));
  if (contacts === 0 && mixed && !people && fichiers.length === 0 && images.length === 0)
    say('contacts', 0.66, 'La sous-table contient des coordonnées.');
  if (contacts > 0 && fichiers.length === 0 && images.length === 0)
    say('contacts', contacts > 1 ? 0.8 : 0.68, 'La sous-table contient des coordonnées.');
  const adresse = count('lieu.rue', 'lieu.codePostal', 'lieu.commune', 'lieu.insee', 'lieu.latitude', 'lieu.longitude');
  if (adresse > 1) say('lieu.adresse', 0.86, 'La sous-table contient une adresse.');
  const nombres = colonnes.filter(({ type }) => type === 'nombre').length;
  if (nombres > 1 && nombres * 2 > colonnes.length && prix === 0 && adresse === 0)
    say('capacite', 0.66, 'La sous-table contient des nombres.');
  return found;
}

const EN_COLONNES: ReadonlySet<CodeCible> = new Set(['texte', 'resume', 'description', 'nom', 'trace']);
const EN_VALEURS: ReadonlySet<CodeCible> = new Set([
  'contact.telephone',
  'contact.mobile',
  'contact.email',
  'contact.site',
  'contact.fax',
]);
const ELOQUENTES: ReadonlySet<CodeCible> = new Set(['trace', 'resume', 'description', 'lieu.acces']);

/** A line for a whole sub-table, or one for each of its columns where they say different things. */
export function suggestTable(table: ChampDecouvert, colonnes: readonly ChampDecouvert[]): Suggestion[] {
  const parNom = candidatsOf(table);
  const ensemble = parColonnes(colonnes);
  const cibles = new Set([...parNom, ...ensemble].map(({ cible }) => cible));
  const pesees = [...cibles]
    .map((cible): Candidat => {
      const nom = parNom.find((one) => one.cible === cible);
      const vu = ensemble.find((one) => one.cible === cible);
      const confiance = 1 - (1 - (nom?.confiance ?? 0)) * (1 - (vu?.confiance ?? 0));
      return { cible, confiance: Math.min(0.97, confiance), raison: (vu ?? nom)?.raison ?? '' };
    })
    .sort((a, b) => b.confiance - a.confiance);
  const [meilleure = resteOf(table)] = pesees.filter(({ confiance }) => confiance >= LEAST);
  const detaillees = colonnes.filter(({ champ }) => champ.split('.').length === 2);
  const texteDans = detaillees.some((colonne) => {
    const [premier] = candidatsOf(colonne);
    return premier !== undefined && ELOQUENTES.has(premier.cible) && premier.confiance >= 0.75;
  });
  if (detaillees.length > 0 && (EN_COLONNES.has(meilleure.cible) || (meilleure.cible === 'critere' && texteDans)))
    return detaillees.map((colonne) => suggestChamp(colonne));
  // A table of one kind of contact is a table of contacts.
  const cible = EN_VALEURS.has(meilleure.cible) ? 'contacts' : meilleure.cible;
  const roles = rolesOf(cible, detaillees);
  const ligne: Ligne = { champ: table.champ, cible, ...(Object.keys(roles).length > 0 ? { colonnes: roles } : {}) };
  return [{ ligne, confiance: meilleure.confiance, raison: meilleure.raison }];
}

/** The line for one field: its best candidate, or, below the confidence `LEAST`, a criterion that people are asked about. */
export function suggestChamp(champ: ChampDecouvert, langueVoulue = true): Suggestion {
  const [meilleur] = candidatsOf(champ);
  const retenu = meilleur !== undefined && meilleur.confiance >= LEAST ? meilleur : resteOf(champ);
  const langue = langueVoulue && retenu.langue !== undefined ? { langue: retenu.langue } : {};
  const intitule = retenu.intitule === undefined ? {} : { intitule: retenu.intitule };
  return {
    ligne: {
      champ: champ.champ,
      cible: retenu.cible,
      ...langue,
      ...intitule,
      ...etapesDePlage(retenu.cible, champ),
    },
    confiance: retenu.confiance,
    raison: retenu.raison,
  };
}
