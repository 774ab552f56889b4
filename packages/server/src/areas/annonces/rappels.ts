import { annonce as annonceResource, civilDay, dayInWords } from '@bridge/contract';
import { parametresLus } from '../../catalogue/parametre.repository.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';
import { lettresPour } from '../lettres.ts';
import { letter } from '../mails.ts';
import { annoncesFinissantes, noteRappel, rappelsDits } from './rappel.repository.ts';
import { type Rappel, rappelsDus } from './rappel.rules.ts';

/** Every morning: the annonces that end in as many days as the parameters say. */
export const FINS_D_ANNONCES: Programme = {
  cle: 'fins-d-annonces',
  cron: '15 7 * * *',
  enqueue: (tx, at) => announceFinsDAnnonces(tx, at),
};

/** One message to each person, whatever the number of annonces; each end is told once for each delay. */
export async function announceFinsDAnnonces(tx: Db, at: Date): Promise<void> {
  const jour = civilDay(at);
  const delais = (await parametresLus(tx, 'annonces_rappels')).annonces_rappels.map(Number);
  const finissantes = await annoncesFinissantes(tx, jour, Math.max(0, ...delais));
  const dus = rappelsDus(finissantes, jour, { delais, dits: await rappelsDits(tx) });
  const told = new Set<Rappel>();
  // Who made the annonce and who said yes to it.
  for (const { a, faits: own } of await lettresPour(tx, 'courriel_fins_annonces', dus, ({ annonce }) => annonce)) {
    for (const rappel of own) told.add(rappel);
    const message = letter(a, sujet(own), ...paragraphes(own));
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: message.subject,
        ...(own[0] && own.length === 1 ? { lien: { ressource: annonceResource.id, id: own[0].annonce.id } } : {}),
        entiteId: a.entiteId,
        demandePar: null,
        cle: `courriel fins-d-annonces ${a.email} ${jour}`,
      },
      at,
    );
  }
  // What nobody was told is told as soon as there is somebody.
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
