import type { Anomalie } from './anomalie.ts';

/** What a whole objet has, each with the anomalies that tell that it is not there, or not as it should be. */
export const VOLETS_DE_COMPLETUDE = [
  { label: 'une photo', anomalies: ['sans-photo'] },
  { label: 'le crédit de ses photos', anomalies: ['sans-photo', 'photo-sans-credit', 'photo-perimee'] },
  { label: 'une description', anomalies: ['sans-description', 'description-courte'] },
  { label: 'sa position', anomalies: ['sans-position', 'position-douteuse', 'position-hors-pays'] },
  { label: 'sa commune', anomalies: ['sans-commune', 'code-postal-invalide'] },
  { label: 'un contact public', anomalies: ['sans-contact', 'email-invalide', 'site-invalide'] },
  { label: 'ses dates ou son ouverture', anomalies: ['evenement-sans-date', 'sans-ouverture'] },
  // What has no description has no translation either.
  { label: 'ses traductions', anomalies: ['traduction-manquante', 'sans-description'] },
] as const satisfies readonly { readonly label: string; readonly anomalies: readonly Anomalie[] }[];

/** How much of what a whole objet has one has, in hundredths. */
export function completudeDe(anomalies: readonly string[]): number {
  const held = VOLETS_DE_COMPLETUDE.filter((volet) => !volet.anomalies.some((one) => anomalies.includes(one)));
  return Math.round((held.length / VOLETS_DE_COMPLETUDE.length) * 100);
}
