import type { Source } from '../source.ts';
import { premieresDemande, prochaineDemande } from './demandes.rules.ts';
import { champIdDe, type FluxTourinsoftOuvert } from './flux.ts';
import { identifiantDe, interpretFiche, majDe } from './interpretation.ts';
import { identifiantsPossibles } from './reponse/identifiants.rules.ts';
import { readPage } from './reponse/lecture.ts';

/** Tourinsoft: flat or typed records, whose fields each client chooses and a mapping explains. */
export const sourceTourinsoft: Source<FluxTourinsoftOuvert> = {
  systeme: 'tourinsoft',
  prochaine: prochaineDemande,
  premieres: premieresDemande,
  read: (flux, page) => readPage(page, champIdDe(flux), flux),
  identifiantDe: (flux, valeur) => identifiantDe(valeur, champIdDe(flux)),
  identifiantsPossibles,
  resteARelier: ({ lignes }) => lignes.length === 0,
  majDe,
  // Languages are fields of the same record: there is no other answer to look at.
  interpret: (flux, valeur) => {
    const { source, document, avertissements } = interpretFiche(flux, valeur);
    return { source, document, avertissements };
  },
};
