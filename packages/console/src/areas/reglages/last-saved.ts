import { frenchDate } from '../../ui/french-date.ts';

const moment = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' });

interface Saved {
  readonly modifieLe: string | null;
  readonly modifiePar: { readonly nom: string } | null;
}

/** « Modifié le 14 nov. 2026 à 18 h 30 par Maïwenn Delorge ». */
export function lastSaved({ modifieLe, modifiePar }: Saved): string {
  if (modifieLe === null) return 'Jamais modifié';
  const date = new Date(modifieLe);
  const hour = clock.format(date).replace(':', '\u00a0h\u00a0');
  const by = modifiePar ? ` par ${modifiePar.nom}` : '';
  return `Modifié le ${moment.format(date)} à ${hour}${by}`;
}
