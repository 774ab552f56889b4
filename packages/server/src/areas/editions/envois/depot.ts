import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import { depositByFtp } from '../../../platform/transfert/ftp.ts';
import { depositBySftp } from '../../../platform/transfert/sftp.ts';
import { FAUTES_DE_TRANSFERT, TransfertError, type Voyage } from '../../../platform/transfert/transfert.ts';
import type { Db } from '../../../schema.ts';
import { motsDeFaute } from './depot.words.ts';
import { empreinteConnue, rememberServeur } from './envoi.repository.ts';
import { type DiffusionDe, nomDe, openPdf, type Parue, pdfsDe } from './parue.ts';

interface Depot {
  readonly diffusion: DiffusionDe<'depot'>;
  readonly motDePasse: string;
  readonly tache: number;
  /** Certificate authorities trusted besides those of the system. */
  readonly autorites?: readonly string[] | undefined;
}

interface Contexte extends Voyage {
  readonly db: Db;
  readonly files: Files;
  readonly now: Date;
}

/** Leaves every file of a document on a server, under names that stay: each parution takes the place of the last. */
export async function leaveOnServer(contexte: Contexte, parue: Parue, depot: Depot): Promise<number> {
  const { db, files, now } = contexte;
  const { protocole, hote, port, utilisateur, dossier } = depot.diffusion;
  const { generation, planification } = parue;
  const serveur = { hote, port, utilisateur, dossier, motDePasse: depot.motDePasse };
  const colis = pdfsDe(generation).map((fichier) => {
    const nom = nomDe(parue, fichier);
    return { nom, provisoire: `.${nom}.${depot.tache}.part`, open: () => openPdf(files, generation, fichier) };
  });
  try {
    if (protocole === 'sftp') {
      const known = { planification: planification.id, hote, port };
      const onKey = (empreinte: string) => rememberServeur(db, { ...known, empreinte }, now);
      await depositBySftp({ serveur, colis, empreinteConnue: await empreinteConnue(db, known), onKey }, contexte);
    } else {
      const { autorites } = depot;
      await depositByFtp({ serveur, colis, chiffre: protocole === 'ftps', ...(autorites && { autorites }) }, contexte);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw new JobFailure(error.message, { retry: error.kind !== 'refused-address' });
    if (error instanceof TransfertError)
      throw new JobFailure(motsDeFaute(error, { hote, dossier }), FAUTES_DE_TRANSFERT[error.faute]);
    throw error;
  }
  return colis.length;
}
