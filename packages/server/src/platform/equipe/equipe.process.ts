import { giveWayWhole } from '../give-way.ts';
import { echecDe, isPreparation, type Nouvelle } from './equipe.messages.ts';

/**
 * The loop of a process of an équipe: one work after the other, until the server's channel closes. `prepare` loads what
 * works need.
 */
export function runEquipe(
  perform: (travail: unknown) => Promise<unknown>,
  prepare: (quoi: string) => Promise<void> = async () => undefined,
): void {
  const tell = (nouvelle: Nouvelle) => process.send?.(nouvelle);
  // Killed rather than asked to end: a decoder at work hears nothing.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Pages come before previews and imports.
  giveWayWhole();
  process.on('message', (travail) => {
    if (isPreparation(travail)) {
      const { preparation: quoi } = travail;
      // A failure is told by the work that needs the preparation.
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
