import { lexique } from './lexique.ts';
import { folded } from './texte.rules.ts';

const PAYS = lexique<string>({
  france: 'FR',
  frankreich: 'FR',
  francia: 'FR',
  frankrijk: 'FR',
  allemagne: 'DE',
  deutschland: 'DE',
  germany: 'DE',
  suisse: 'CH',
  schweiz: 'CH',
  switzerland: 'CH',
  belgique: 'BE',
  belgien: 'BE',
  belgium: 'BE',
  belgie: 'BE',
  luxembourg: 'LU',
  luxemburg: 'LU',
  italie: 'IT',
  italia: 'IT',
  italy: 'IT',
  espagne: 'ES',
  espana: 'ES',
  spain: 'ES',
  andorre: 'AD',
  andorra: 'AD',
  monaco: 'MC',
  'pays bas': 'NL',
  nederland: 'NL',
  netherlands: 'NL',
  'royaume uni': 'GB',
  'united kingdom': 'GB',
  angleterre: 'GB',
  autriche: 'AT',
  portugal: 'PT',
  liechtenstein: 'LI',
});

/** Two letters, in capitals, from a code or a name; undefined when nobody knows. */
export function paysOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  return PAYS[folded(text)];
}
