import { giveWayWhole } from '../give-way.ts';
import { echecDe, isPreparation, type Nouvelle } from './equipe.messages.ts';

/**
 * What a process of an équipe does, one work after the other, until it hears nothing more of the server. `prepare`: what works need and
 * may be there before them.
 */
export function runEquipe(
  perform: (travail: unknown) => Promise<unknown>,
  prepare: (quoi: string) => Promise<void> = async () => undefined,
): void {
  const tell = (nouvelle: Nouvelle) => process.send?.(nouvelle);
  // Killed rather than asked to end: a decoder at work hears nothing.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Somebody waits for it, but pages come first.
  giveWayWhole();
  process.on('message', (travail) => {
    if (isPreparation(travail)) {
      const { preparation: quoi } = travail;
      // What fails is told of the work that needs it.
      const told = () => tell({ genre: 'prepare', quoi });
      prepare(quoi).then(told, told);
      return;
    }
    perform(travail).then(
      (resultat) => tell({ genre: 'fait', resultat }),
      (error: unknown) => tell(echecDe(error)),
    );
  });
  tell({ genre: 'pret' });
}
