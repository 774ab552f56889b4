import { annonce as annonceResource, civilDay, dayInWords } from '@bridge/contract';
import { parametresLus } from '../../catalogue/parametre.repository.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Db } from '../../schema.ts';
import { tellOf } from '../lettres.ts';
import { annoncesFinissantes, noteRappel, rappelsDits } from './rappel.repository.ts';
import { type Rappel, rappelsDus } from './rappel.rules.ts';

/** Every morning: the annonces that end in as many days as the parameters say. */
export const FINS_D_ANNONCES: Programme = {
  cle: 'fins-d-annonces',
  cron: '15 7 * * *',
  enqueue: (tx, at) => announceFinsDAnnonces(tx, at),
};

/** Sends one message to each person, whatever the number of annonces; each end is told once per delay. */
export async function announceFinsDAnnonces(tx: Db, at: Date): Promise<void> {
  const jour = civilDay(at);
  const delais = (await parametresLus(tx, 'annonces_rappels')).annonces_rappels.map(Number);
  const finissantes = await annoncesFinissantes(tx, jour, Math.max(0, ...delais));
  const dus = rappelsDus(finissantes, jour, { delais, dits: await rappelsDits(tx) });
  const told = await tellOf(
    tx,
    dus,
    {
      ...{ notification: 'courriel_fins_annonces', cle: 'fins-d-annonces', ressource: annonceResource.id },
      // The people who made and approved the annonce.
      of: ({ annonce }) => annonce,
      ...{ sujet, paragraphes },
    },
    at,
  );
  for (const rappel of told) await noteRappel(tx, rappel, at);
}

function sujet(rappels: readonly Rappel[]): string {
  const [first] = rappels;
  if (first !== undefined && rappels.length === 1)
    return `«\u00a0${first.annonce.nom}\u00a0» se termine le ${dayInWords(first.annonce.au)}`;
  return `${rappels.length} annonces se terminent bientôt`;
}

function paragraphes(rappels: readonly Rappel[]): string[] {
  const lines = rappels.map(({ annonce: { nom, annonceur, au } }) => {
    const qui = annonceur === '' ? '' : ` (${annonceur})`;
    return `- ${nom}${qui}\u00a0: dernier jour le ${dayInWords(au)}`;
  });
  return [
    'Ces annonces se retireront d’elles-mêmes\u00a0:',
    lines.join('\n'),
    'C’est le moment de proposer la suite à l’annonceur\u00a0: son rapport est sur sa fiche, et «\u00a0Dupliquer pour la saison suivante\u00a0» prépare la prochaine annonce.',
  ];
}
