import { type Condition, conditionSchema, type Groupe, manqueDeMesure, type Regle } from '@bridge/contract';
import { UNREADABLE_DATE } from '../../resource/widgets/dates/date-text.ts';

/** What a condition lacks, by path inside it: « valeurs », « zone.km ». */
export interface Probleme {
  readonly path: string;
  readonly message: string;
}

const JOURS = 'Indiquez un nombre de jours.';

/** The words for a missing value, which replace those of the schema. */
function manqueEn(condition: Condition, path: string): string | undefined {
  switch (condition.genre) {
    case 'nombre':
      return path.startsWith('mesure') ? manqueDeMesure(condition.mesure) : undefined;
    case 'fraicheur':
      return path === 'jours' && !Number.isFinite(condition.jours) ? JOURS : undefined;
    case 'date':
      return manqueDeDate(path);
    case 'lieu':
      return manqueDeZone(condition, path);
    default:
      return undefined;
  }
}

function manqueDeDate(path: string): string | undefined {
  if (path === 'periode.du' || path === 'periode.au') return UNREADABLE_DATE;
  return path === 'periode.de' || path === 'periode.a' ? JOURS : undefined;
}

function manqueDeZone({ zone }: Extract<Condition, { genre: 'lieu' }>, path: string): string | undefined {
  if (zone.forme === 'emprise' && path !== 'zone') return 'Cadrez la carte, puis prenez ce cadre.';
  if (zone.forme !== 'rayon') return undefined;
  if (path === 'zone.km') return 'Indiquez une distance, de 1\u00a0000\u00a0km au plus.';
  if (!path.startsWith('zone.centre')) return undefined;
  return zone.centre.genre === 'objet' ? 'Choisissez un objet.' : 'Choisissez un lieu.';
}

/** The problems known: a condition never changes, it is replaced, so each is read once. */
const known = new WeakMap<Condition, readonly Probleme[]>();

/** The first problem at each place of a condition. */
export function problemesDe(condition: Condition): readonly Probleme[] {
  const before = known.get(condition);
  if (before) return before;
  const problemes = readProblemes(condition);
  known.set(condition, problemes);
  return problemes;
}

function readProblemes(condition: Condition): readonly Probleme[] {
  const reading = conditionSchema.safeParse(condition);
  if (reading.success) return AUCUN;
  const found = new Map<string, string>();
  for (const issue of reading.error.issues) {
    const path = issue.path.map(String).join('.');
    const message = manqueEn(condition, path) ?? issue.message;
    // The four missing bounds of a frame make one problem.
    if (!found.has(path) && ![...found.values()].includes(message)) found.set(path, message);
  }
  return [...found].map(([path, message]) => ({ path, message }));
}

const AUCUN: readonly Probleme[] = [];

/** Whether a rule has something to complete. An empty group lacks a condition. */
export function isIncomplete(regle: Regle): boolean {
  return manquesDans(regle) > 0;
}

function manquesDans(regle: Regle): number {
  if (regle.genre !== 'groupe') return problemesDe(regle).length > 0 ? 1 : 0;
  return regle.regles.length === 0 ? 1 : aCompleter(regle);
}

/** The count of conditions to complete. Rules without any condition are complete: every objet is kept. */
export function aCompleter(groupe: Groupe): number {
  return groupe.regles.reduce((sum, regle) => sum + manquesDans(regle), 0);
}

/** The errors about one condition, or about something inside it. */
export function errorsAt(errors: ReadonlyMap<string, string>, path: string): string[] {
  return [...new Set([...errors].flatMap(([at, text]) => (at === path || at.startsWith(`${path}.`) ? [text] : [])))];
}

export const pathOf = (path: string, rang: number) => (path === '' ? `regles.${rang}` : `${path}.regles.${rang}`);
