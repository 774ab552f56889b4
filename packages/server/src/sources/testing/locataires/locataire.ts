import { type Contexte, type Faire, nu, type Style, VALEURS } from './fabrique.ts';
import type { Fait } from './faits.ts';
import { FAITS } from './faits.ts';
import { nomInconnu } from './noms.ts';
import { type Commune, type Hasard, hasard, nom, parmi, uneHeure, unJour } from './valeurs.ts';

/** A tenant that does not exist: its records, and where each of its fields belongs. */
export interface Locataire {
  readonly fiches: readonly Record<string, unknown>[];
  readonly attendus: ReadonlyMap<string, Fait>;
}

const mots = (label: string): readonly string[] =>
  nu(label)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
const grand = (mot: string): string => mot.charAt(0).toUpperCase() + mot.slice(1);

/** How tenants write a label as the name of a field. */
export const NOMMAGES: readonly ((label: string) => string)[] = [
  (label) => mots(label).join('').toUpperCase(),
  (label) =>
    mots(label)
      .map((mot) => grand(mot.toLowerCase()))
      .join(''),
  (label) => mots(label).join('_').toLowerCase(),
  (label) => grand(mots(label).join('').toLowerCase()),
  (label) =>
    mots(label)
      .map((mot, rang) => (rang === 0 ? mot.toLowerCase() : grand(mot.toLowerCase())))
      .join(''),
  (label) => label,
  (label) => `DETAIL${mots(label).join('').toUpperCase()}`,
  (label) => `FMA_${mots(label).join('_').toUpperCase()}`,
];

function styleOf(h: Hasard): Style {
  return {
    nameOf: parmi(NOMMAGES, h),
    lignes: parmi(['#', '##'] as const, h),
    barre: parmi(['|', '||'] as const, h),
    jours: parmi(['fr', 'fr', 'iso', 'ms'] as const, h),
    heures: parmi(['h', 'pt', ':'] as const, h),
    telephones: parmi([' ', '.', '', '+'], h),
    photos: parmi(['url', 'liste', 'triplet', 'table'] as const, h),
    type: h() < 0.35,
    oui: parmi(
      [
        ['oui', 'non'],
        [true, false],
        ['True', 'False'],
      ] as const,
      h,
    ),
  };
}

const SANS_VALEUR = ['', null, 'NULL'] as const;

/** Of facts that say the same, a tenant has one: photos beside their credit, dates in rows or in columns. */
function chooseFaits(h: Hasard): readonly Fait[] {
  const colonnes = h() < 0.5;
  const sans = new Set(colonnes ? ['periodes', 'tarifs'] : ['du', 'au', 'ouvre', 'ferme', 'tarifMin', 'tarifMax']);
  sans.add(h() < 0.5 ? 'gratuit' : 'mode');
  const chosen = FAITS.filter(({ cle }) => !sans.has(cle) && (cle === 'nom' || h() < (RARES.has(cle) ? 0.25 : 0.75)));
  const cles = new Set(chosen.map(({ cle }) => cle));
  return chosen.filter(({ cle }) => !(cle in APRES) || cles.has(APRES[cle] ?? ''));
}

/** Nobody gives an end without its beginning, half a point, nor a credit without its photo. */
const APRES: Readonly<Record<string, string>> = {
  lat: 'lon',
  lon: 'lat',
  au: 'du',
  ferme: 'ouvre',
  tarifMax: 'tarifMin',
  credit: 'photo',
  titrePhoto: 'photo',
};
const RARES: ReadonlySet<string> = new Set(['anecdote', 'parcours']);

/** What a vendor calls each fact, in names that say nothing: the same for all the tenants that it equips. */
function nomsDuFournisseur(graine: number): ReadonlyMap<string, string> {
  const h = hasard(graine);
  const noms = new Map<string, string>();
  for (const { cle } of FAITS) {
    let nom = nomInconnu(h);
    while ([...noms.values()].includes(nom)) nom = nomInconnu(h);
    noms.set(cle, nom);
  }
  return noms;
}

/** A made-up tenant: `inconnus` is the share of its names that say nothing; `fournisseur`, who gave them. */
export function locataireOf(
  graine: number,
  communes: readonly Commune[],
  options: { readonly fiches: number; readonly inconnus: number; readonly fournisseur?: number },
): Locataire {
  const h = hasard(graine);
  const inconnus = nomsDuFournisseur(options.fournisseur ?? graine);
  const style =
    options.fournisseur === undefined ? styleOf(h) : { ...styleOf(h), nameOf: NOMMAGES[0] as Style['nameOf'] }; // there are some
  const attendus = new Map<string, Fait>();
  const champs = chooseFaits(h).flatMap((fait) => {
    if (style.photos === 'triplet' || style.photos === 'table')
      if (fait.cle === 'credit' || fait.cle === 'titrePhoto') return [];
    const label = h() < options.inconnus ? (inconnus.get(fait.cle) ?? fait.cle) : parmi(fait.noms, h);
    const champ = style.nameOf(label);
    if (attendus.has(champ)) return [];
    attendus.set(champ, fait);
    return [{ champ, cle: fait.cle, make: VALEURS[fait.cle] as Faire, taux: fait.cle === 'nom' ? 1 : 0.3 + 0.7 * h() }]; // a test makes every fact
  });
  // A tenant has a territory of its own, and not one commune of every department.
  const siennes = Array.from({ length: 20 }, () => parmi(communes, h));
  const fiches = Array.from({ length: options.fiches }, (_, rang) => {
    const contexte = contexteOf(h, style, parmi(siennes, h), rang);
    const fiche: Record<string, unknown> = {
      SyndicObjectID: `FMAESS0${String(graine * 1000 + rang).padStart(9, '0')}`,
      SyndicObjectName: contexte.nom,
      Updated: `${contexte.maj.toISOString().slice(0, 10)}T10:00:00`,
    };
    const filled = new Set<string>();
    for (const { champ, cle, make, taux } of champs) {
      const there = h() < taux && (!PHOTO.has(cle) || filled.has('photo'));
      fiche[champ] = there ? make(contexte) : style.type ? null : parmi(SANS_VALEUR, h);
      if (there) filled.add(cle);
    }
    return fiche;
  });
  return { fiches, attendus };
}

/** What is told of a photo, where there is one. */
const PHOTO: ReadonlySet<string> = new Set(['credit', 'titrePhoto']);

function contexteOf(h: Hasard, style: Style, commune: Commune, rang: number): Contexte {
  const [un, autre, une, heure] = [unJour(h), unJour(h), uneHeure(h), uneHeure(h)];
  return {
    ...{ h, style, commune, rang, nom: nom(h), maj: unJour(h) },
    jours: un < autre ? [un, autre] : [autre, un],
    heures: une < heure ? [une, heure] : [heure, une],
  };
}
