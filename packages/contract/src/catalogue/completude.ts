import type { Anomalie } from './anomalie.ts';

/** The parts of a complete objet, each with the anomalies that show that it is missing or wrong. */
export const VOLETS_DE_COMPLETUDE = [
  { label: 'une photo', anomalies: ['sans-photo'] },
  { label: 'le crédit de ses photos', anomalies: ['sans-photo', 'photo-sans-credit', 'photo-perimee'] },
  { label: 'une description', anomalies: ['sans-description', 'description-courte'] },
  { label: 'sa position', anomalies: ['sans-position', 'position-douteuse', 'position-hors-pays'] },
  { label: 'sa commune', anomalies: ['sans-commune', 'code-postal-invalide'] },
  { label: 'un contact public', anomalies: ['sans-contact', 'email-invalide', 'site-invalide'] },
  { label: 'ses dates ou son ouverture', anomalies: ['evenement-sans-date', 'sans-ouverture'] },
  // An objet without a description lacks its translations too.
  { label: 'ses traductions', anomalies: ['traduction-manquante', 'sans-description'] },
] as const satisfies readonly { readonly label: string; readonly anomalies: readonly Anomalie[] }[];

/** The completeness of an objet, in hundredths. */
export function completudeDe(anomalies: readonly string[]): number {
  const held = VOLETS_DE_COMPLETUDE.filter((volet) => !volet.anomalies.some((one) => anomalies.includes(one)));
  return Math.round((held.length / VOLETS_DE_COMPLETUDE.length) * 100);
}
