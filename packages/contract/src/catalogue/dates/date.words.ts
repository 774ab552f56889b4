/** Civil dates in French words. Months are named here instead of by Intl, so that words never depend on a machine. */

const MOIS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

interface Jour {
  readonly annee: string;
  readonly mois: string;
  readonly jour: string;
}

function readJour(date: string): Jour {
  const [annee = '', mois = '1', jour = '1'] = date.split('-');
  return { annee, mois: MOIS[Number(mois) - 1] ?? mois, jour: Number(jour) === 1 ? '1er' : String(Number(jour)) };
}

/** « 14 juillet 2026 », or « 14 juillet » where the year means nothing. */
export function jourEnMots(date: string, sansAnnee = false): string {
  const { annee, mois, jour } = readJour(date);
  return sansAnnee ? `${jour} ${mois}` : `${jour} ${mois} ${annee}`;
}

/** « Du 3 au 17 août 2026 », « Du 20 décembre 2026 au 4 janvier 2027 », « Le 14 juillet 2026 », « À partir du… ». */
export function intervalleEnMots(du: string | undefined, au: string | undefined, sansAnnee = false): string {
  if (du === undefined) return au === undefined ? '' : `Jusqu’au ${jourEnMots(au, sansAnnee)}`;
  if (au === undefined) return `À partir du ${jourEnMots(du, sansAnnee)}`;
  if (du === au) return `Le ${jourEnMots(du, sansAnnee)}`;
  if (sansAnnee && du.endsWith('-01-01') && au.endsWith('-12-31')) return 'Toute l’année';
  return `Du ${debutEnMots(readJour(du), readJour(au), sansAnnee, du <= au)} au ${jourEnMots(au, sansAnnee)}`;
}

/** The start of a range, without what its end repeats. */
function debutEnMots(debut: Jour, fin: Jour, sansAnnee: boolean, inOrder: boolean): string {
  const memeAnnee = sansAnnee || debut.annee === fin.annee;
  if (memeAnnee && inOrder && debut.mois === fin.mois) return debut.jour;
  return memeAnnee ? `${debut.jour} ${debut.mois}` : `${debut.jour} ${debut.mois} ${debut.annee}`;
}

/** « les 3, 10 et 17 août et le 2 septembre 2026 »: each month, then each year, said once. */
export function joursEnMots(dates: readonly string[], sansAnnee = false): string {
  const jours = [...new Set(dates)].sort().map(readJour);
  const mois = groupAlike(jours, ({ annee, mois: nom }) => `${annee} ${nom}`);
  const phrases = mois.map((groupe, rang) => {
    const [premier] = groupe;
    if (!premier) return '';
    const suivant = mois[rang + 1]?.[0];
    const annee = sansAnnee || suivant?.annee === premier.annee ? '' : ` ${premier.annee}`;
    const article = groupe.length > 1 ? 'les' : 'le';
    return `${article} ${enumerate(groupe.map(({ jour }) => jour))} ${premier.mois}${annee}`;
  });
  return enumerate(phrases);
}

/** « lundi, mardi et jeudi ». */
export function enumerate(mots: readonly string[]): string {
  const debut = mots.slice(0, -1);
  const fin = mots.at(-1) ?? '';
  return debut.length === 0 ? fin : `${debut.join(', ')} et ${fin}`;
}

/** Groups neighbours with the same key, in order. */
export function groupAlike<T>(valeurs: readonly T[], cleDe: (valeur: T) => string): T[][] {
  const groupes = new Map<string, T[]>();
  for (const valeur of valeurs) {
    const cle = cleDe(valeur);
    groupes.set(cle, [...(groupes.get(cle) ?? []), valeur]);
  }
  return [...groupes.values()];
}
