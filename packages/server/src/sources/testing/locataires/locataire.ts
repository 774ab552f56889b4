import { type Contexte, type Faire, nu, type Style, VALEURS } from './fabrique.ts';
import type { Fait } from './faits.ts';
import { FAITS } from './faits.ts';
import { type Commune, type Hasard, hasard, nom, parmi } from './valeurs.ts';

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

const NOMMAGES: readonly ((label: string) => string)[] = [
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
    nommer: parmi(NOMMAGES, h),
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
function choisir(h: Hasard): readonly Fait[] {
  const colonnes = h() < 0.5;
  const sans = new Set(colonnes ? ['periodes', 'tarifs'] : ['du', 'au', 'ouvre', 'ferme', 'tarifMin', 'tarifMax']);
  sans.add(h() < 0.5 ? 'gratuit' : 'mode');
  return FAITS.filter(({ cle }) => !sans.has(cle) && (cle === 'nom' || h() < 0.75));
}

/** A made-up tenant: `inconnus` is the share of its names that no rule was written from. */
export function locataireOf(
  graine: number,
  communes: readonly Commune[],
  options: { readonly fiches: number; readonly inconnus: number },
): Locataire {
  const h = hasard(graine);
  const style = styleOf(h);
  const attendus = new Map<string, Fait>();
  const champs = choisir(h).flatMap((fait) => {
    if (style.photos === 'triplet' || style.photos === 'table')
      if (fait.cle === 'credit' || fait.cle === 'titrePhoto') return [];
    const label = parmi(h() < options.inconnus ? fait.reserve : fait.noms, h);
    const champ = style.nommer(label);
    if (attendus.has(champ)) return [];
    attendus.set(champ, fait);
    return [{ champ, faire: VALEURS[fait.cle] as Faire, taux: fait.cle === 'nom' ? 1 : 0.3 + 0.7 * h() }]; // a test makes every fact
  });
  const fiches = Array.from({ length: options.fiches }, (_, rang) => {
    const contexte: Contexte = { h, style, commune: parmi(communes, h), rang };
    const fiche: Record<string, unknown> = {
      SyndicObjectID: `FMAESS0${String(graine * 1000 + rang).padStart(9, '0')}`,
      SyndicObjectName: nom(h),
      Updated: '2026-03-01T10:00:00',
    };
    for (const { champ, faire, taux } of champs)
      fiche[champ] = h() < taux ? faire(contexte) : style.type ? null : parmi(SANS_VALEUR, h);
    return fiche;
  });
  return { fiches, attendus };
}
