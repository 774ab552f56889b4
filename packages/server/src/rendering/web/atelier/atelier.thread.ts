import type { MessagePort } from 'node:worker_threads';
import { giveWay } from '../../../platform/give-way.ts';
import { GabaritError } from '../../erreur.ts';
import { createDessin, type Dessin, fautesDuGabarit } from '../dessin/dessin.ts';
import type { Nouvelle, ReglageDOuvrier, Resultat, Travail } from './atelier.messages.ts';

/** The work of a thread that draws, one page after the other; atelier.ts starts it. */
export function runAtelier(port: MessagePort, { givesWay }: ReglageDOuvrier): void {
  if (givesWay) giveWay();
  const dessin = createDessin();
  const tell = (nouvelle: Nouvelle) => port.postMessage(nouvelle);
  port.on('message', (travail: Travail) => {
    try {
      tell({ genre: 'fait', resultat: perform(dessin, travail) });
    } catch (error) {
      const told = error instanceof GabaritError ? error : null;
      const message = error instanceof Error ? error.message : String(error);
      tell({ genre: 'echec', message, ligne: told?.ligne ?? null, gabarit: told?.gabarit ?? null });
    }
  });
  tell({ genre: 'pret' });
}

function perform(dessin: Dessin, travail: Travail): Resultat {
  switch (travail.genre) {
    case 'page':
      return dessin.page(travail.aRendre);
    case 'infobulles':
      return dessin.infobulles(travail.aRendre);
    case 'verification':
      return fautesDuGabarit(travail.gabarit, travail.source).map(({ message, ligne }) => ({ message, ligne }));
  }
}
