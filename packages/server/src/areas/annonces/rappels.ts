import { annonce as annonceResource, civilDay, dayInWords } from '@bridge/contract';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../platform/jobs/scheduler.ts';
import type { Db } from '../../schema.ts';
import { COURRIEL } from '../courriel.job.ts';
import { letter } from '../mails.ts';
import { adminsActifs, type Personne, personnesActives } from '../personnes.repository.ts';
import { annoncesFinissantes, noteRappel, rappelsDits } from './rappel.repository.ts';
import { DELAI_MAX, type Rappel, rappelsDus } from './rappel.rules.ts';

/** Every morning: the annonces that end in a month, then in a week. */
export const FINS_D_ANNONCES: Programme = {
  cle: 'fins-d-annonces',
  cron: '15 7 * * *',
  enqueue: (tx, at) => announceFinsDAnnonces(tx, at),
};

/** One message to each person, whatever the number of annonces; each end is told once for each delay. */
export async function announceFinsDAnnonces(tx: Db, at: Date): Promise<void> {
  const jour = civilDay(at);
  const dus = rappelsDus(await annoncesFinissantes(tx, jour, DELAI_MAX), jour, await rappelsDits(tx));
  const told = new Set<Rappel>();
  for (const [personne, own] of await lettres(tx, dus)) {
    for (const rappel of own) told.add(rappel);
    const message = letter(personne, sujet(own), ...paragraphes(own));
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: message.subject,
        ...(own[0] && own.length === 1 ? { lien: { ressource: annonceResource.id, id: own[0].annonce.id } } : {}),
        entiteId: personne.entiteId,
        demandePar: null,
        cle: `courriel fins-d-annonces ${personne.id} ${jour}`,
      },
      at,
    );
  }
  // What nobody was told is told as soon as there is somebody.
  for (const rappel of told) await noteRappel(tx, rappel, at);
}

/** Who made the annonce and who said yes to it; where both are gone, the admins of its entity. */
async function lettres(tx: Db, dus: readonly Rappel[]): Promise<Map<Personne, Rappel[]>> {
  const authors = await personnesActives(tx, [...new Set(dus.flatMap(({ annonce }) => annonce.auteurs))]);
  const admins = await adminsActifs(tx);
  const letters = new Map<Personne, Rappel[]>();
  for (const rappel of dus) {
    const { auteurs, entiteId } = rappel.annonce;
    const own = authors.filter(({ id }) => auteurs.includes(id));
    for (const personne of own.length > 0 ? own : admins.filter((admin) => admin.entiteId === entiteId))
      letters.set(personne, [...(letters.get(personne) ?? []), rappel]);
  }
  return letters;
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
