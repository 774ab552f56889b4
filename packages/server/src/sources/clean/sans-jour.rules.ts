import { type Ouverture, type Periode, periodeEnMots } from '@bridge/contract';

/** What periods on public holidays alone are called. */
export const JOURS_FERIES_DITS = 'Jours fériés';

/** A period on days that the calendar cannot tell: it opens on none of them, and is read with its hours all the same. */
export const sansJour = (periode: Periode, nom: string): Periode => {
  const { jours: _jours, rangs: _rangs, ...reste } = periode;
  return { ...reste, regle: 'dates', dates: [], nom: [periode.nom, nom].filter(Boolean).join(' · ') };
};

/** Adds these periods after the others. For a place that is open all year their hours become words: a period would close it on all other days. */
export function putSansJour(ouverture: Ouverture, periodes: readonly Periode[]): void {
  if (ouverture.touteLAnnee !== true || ouverture.periodes.length > 0) {
    ouverture.periodes.push(...periodes);
    return;
  }
  for (const periode of periodes)
    addMots(
      ouverture,
      [periode.nom, periodeEnMots(periode), periode.note?.fr].filter((mot) => mot !== undefined).join('\u00a0: '),
    );
}

/** One more sentence, beside what the source says in words. */
export function addMots(ouverture: Ouverture, phrase: string): void {
  ouverture.texte = { ...ouverture.texte, fr: [ouverture.texte?.fr, phrase].filter(Boolean).join('\n') };
}
