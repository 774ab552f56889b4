import type { Avertissement } from '@bridge/contract';

/** The warning about a field on people that nobody mapped. It does not repeat the value. */
export const ECARTEE =
  'Valeur écartée, car elle semble personnelle\u00a0: elle reste dans la fiche reçue et n’est publiée nulle part. Au besoin, reliez son champ dans la correspondance.';

/** The same warning in a system whose fields are not mapped by people. */
export const ECARTEE_SANS_CORRESPONDANCE =
  'Valeur écartée, car elle semble personnelle\u00a0: elle reste dans la fiche reçue et n’est publiée nulle part.';
export const ECARTEES: readonly string[] = [ECARTEE, ECARTEE_SANS_CORRESPONDANCE];

const MOST = 100;
const LONGEST = 200;

/** What could not be read in a record, up to a reasonable number. */
export class Avertissements {
  readonly liste: Avertissement[] = [];

  add(chemin: string, message: string, valeur?: unknown): void {
    if (this.liste.length >= MOST) return;
    const text = valeur === undefined ? undefined : typeof valeur === 'string' ? valeur : JSON.stringify(valeur);
    this.liste.push(text === undefined ? { chemin, message } : { chemin, message, valeur: text.slice(0, LONGEST) });
  }
}
