import type { ChampDecouvert, CodeCible } from '@bridge/contract';
import { partDe } from './accord.ts';
import { famillesDe, type NomLu } from './mots.ts';

const ABREGES: Readonly<Record<string, string>> = {
  ch: 'chambre',
  pdj: 'petit déjeuner',
  dej: 'déjeuner',
  dejeuner: 'déjeuner',
  nuitee: 'nuitée',
  journee: 'journée',
};
const PRIX: ReadonlySet<CodeCible> = new Set(['tarif.min', 'tarif.max']);

/** What a price is asked for, by the name of its field: « ch_double_min » is that of « Chambre double ». */
export function intituleDePrix(cible: CodeCible, { familles, parties }: NomLu): string | undefined {
  if (!PRIX.has(cible) || !familles.has('vendu')) return undefined;
  const dits = parties
    .filter((partie) => !famillesDe(partie).some((famille) => ['tarif', 'min', 'max', 'vide'].includes(famille)))
    .map((partie) => ABREGES[partie] ?? partie)
    .join(' ');
  return dits === '' ? undefined : dits.charAt(0).toUpperCase() + dits.slice(1);
}

/** Days on which nobody comes: opening hours would say the contrary. */
export const isJoursFermes = (champ: ChampDecouvert, { familles }: NomLu): boolean =>
  familles.has('fermeture') && !familles.has('ouverture') && partDe(champ, 'jours') > 0.5;
