import type { ChampDecouvert, CodeCible, Ligne } from '@bridge/contract';
import { lexique } from '../../clean/lexique.ts';
import { famillesDe, type NomLu } from '../../clean/mots.ts';
import { isPlage, partDe } from './accord.ts';

const ABREGES = lexique<string>({
  ch: 'chambre',
  pdj: 'petit déjeuner',
  dej: 'déjeuner',
  dejeuner: 'déjeuner',
  nuitee: 'nuitée',
  journee: 'journée',
});
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

/** « H. matin »: hours alone do not say of which part of the day they are. */
export function etapesDePlage(cible: CodeCible, champ: ChampDecouvert): Pick<Ligne, 'transformations'> {
  if (cible !== 'ouverture.texte' || !isPlage(champ)) return {};
  const [moment] = MOMENT.exec(champ.champ) ?? [];
  if (moment === undefined) return {};
  const texte = `${moment.charAt(0).toUpperCase()}${moment.slice(1).toLowerCase()}\u00a0: `;
  return { transformations: [{ kind: 'prefixe', texte }] };
}
const MOMENT = /matin(?:ée)?|apr[eè]s[- _]midi|midi|soir(?:ée)?/i;

/** Whether a field lists the days of closing: read as openings they would say the contrary. */
export const isJoursFermes = (champ: ChampDecouvert, { familles }: NomLu): boolean =>
  familles.has('fermeture') && !familles.has('ouverture') && partDe(champ, 'jours') > 0.5;
