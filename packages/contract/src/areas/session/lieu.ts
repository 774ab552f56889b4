import { capital } from '../../kernel/words/french.ts';

const pays = new Intl.DisplayNames('fr', { type: 'region' });

/** « France »: the country of an address, in words. */
export function lieuEnMots(lieu: string | null): string {
  if (lieu === null) return 'Lieu inconnu';
  if (lieu === 'local') return 'Réseau local';
  try {
    return capital(pays.of(lieu) ?? lieu);
  } catch {
    return lieu;
  }
}
