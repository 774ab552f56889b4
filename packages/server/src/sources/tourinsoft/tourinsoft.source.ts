import type { Lecture, Page, Source } from '../source.ts';
import { prochaineDemande } from './demandes.rules.ts';
import type { FluxTourinsoftOuvert } from './flux.ts';
import { identifiantDe, interpreterFiche } from './interpretation.ts';
import { lirePage, type ResumePageTourinsoft } from './lecture.ts';

/** Tourinsoft, as the pipeline of imports knows it. Its answers say a little more than those of the others. */
export interface SourceTourinsoft extends Source<FluxTourinsoftOuvert> {
  lire(flux: FluxTourinsoftOuvert, page: Page): AsyncGenerator<Lecture, ResumePageTourinsoft>;
}

export const sourceTourinsoft: SourceTourinsoft = {
  systeme: 'tourinsoft',
  prochaine: prochaineDemande,
  lire: (_flux, page) => lirePage(page),
  identifiantDe: (_flux, valeur) => identifiantDe(valeur),
  // Languages are fields of the same record: there is no other answer to look at.
  interpreter: (flux, valeur) => {
    const { source, document, avertissements } = interpreterFiche(flux, valeur);
    return { source, document, avertissements };
  },
};
