import { civilDay, media } from '@bridge/contract';
import { storedOf } from '../../../crud/stored.ts';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import type { Db } from '../../../schema.ts';
import { COURRIEL } from '../../courriel.job.ts';
import { lettresPour } from '../../lettres.ts';
import { letter } from '../../mails.ts';
import { mediasADroits } from '../stockage/etat.repository.ts';
import { alertesDites, noteAlerte } from './droits.repository.ts';
import { type Alerte, alertesDues, dansCombien } from './droits.rules.ts';

const TOUTES = { kind: 'system', reason: 'who watches over a media is told, whatever the entity' } as const;
const stored = storedOf(media);

/** Every morning: rights that end in two months, in one, and in a week. */
export const DROITS: Programme = {
  cle: 'droits-medias',
  cron: '0 7 * * *',
  enqueue: (tx, at) => announceFins(tx, at),
};

/** One message to each person, whatever the number of media; each end is told once for each delay. */
export async function announceFins(tx: Db, at: Date): Promise<void> {
  const jour = civilDay(at);
  const dues = alertesDues(await mediasADroits(tx, stored, TOUTES), jour, await alertesDites(tx));
  const told = new Set<Alerte>();
  for (const { a, faits: own } of await lettresPour(tx, 'courriel_droits_medias', dues, (alerte) => alerte.media)) {
    for (const alerte of own) told.add(alerte);
    const message = letter(a, sujet(own), ...paragraphes(own));
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: message.subject,
        ...(own[0] && own.length === 1 ? { lien: { ressource: media.id, id: own[0].media.id } } : {}),
        entiteId: a.entiteId,
        demandePar: null,
        cle: `courriel droits ${a.email} ${jour}`,
      },
      at,
    );
  }
  // What nobody was told is told as soon as there is somebody.
  for (const alerte of told) await noteAlerte(tx, alerte.media.id, alerte.fin, alerte.jours, at);
}

function sujet(alertes: readonly Alerte[]): string {
  const [first] = alertes;
  if (first !== undefined && alertes.length === 1)
    return `Droits de «\u00a0${first.media.titre}\u00a0»\u00a0: ils finissent ${dansCombien(first.reste)}`;
  return `Droits de ${alertes.length} médias bientôt passés`;
}

const MOST = 50;

function paragraphes(alertes: readonly Alerte[]): string[] {
  const inOrder = alertes.toSorted((one, other) => one.reste - other.reste);
  const lines = inOrder
    .slice(0, MOST)
    .map(
      ({ media: { id, titre }, fin, reste }) =>
        `- ${titre} (n°\u00a0${id})\u00a0: ${enFrancais(fin)}, ${dansCombien(reste)}`,
    );
  const others = alertes.length > MOST ? [`- et ${alertes.length - MOST} autres`] : [];
  return [
    'Voici le dernier jour où ces médias peuvent être montrés, d’après leurs droits et leurs autorisations\u00a0:',
    [...lines, ...others].join('\n'),
    'Passé ce jour, ils quittent les sites et les écrans. Prolongez leurs droits dans la médiathèque, ou remplacez-les là où ils servent.',
  ];
}

function enFrancais(jour: string): string {
  const [year, month, day] = jour.split('-');
  return `${day}/${month}/${year}`;
}
