import { type MediaRecord, media, objet } from '@bridge/contract';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import { objetsAvecMedia } from '../../catalogue/photos/mediatheque.repository.ts';
import { reindex } from '../../catalogue/reclassement/reindexation.ts';
import { keyOf } from '../../composition/cles.ts';
import { following, type Suite } from '../../crud/write/evenement.ts';
import { changesBetween } from '../../crud/write/value.rules.ts';
import { noteChanges } from '../../publication/changements.repository.ts';
import type { Db } from '../../schema.ts';

interface Dependencies {
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
  readonly changed: () => void;
}

/** The fields of a media that objets show, or check before they show it. */
const MONTRE: readonly (keyof MediaRecord)[] = [
  'fichier',
  'genre',
  'cadrage',
  'alternatif',
  'decorative',
  'credit',
  'droits',
  'autorisations',
  'supports',
  'statut',
  'supprimeLe',
];

/** Updates objets when a photo of the médiathèque that they show changes or loses its rights. */
export const photoAjouteeSuite = ({ instant, changed }: Dependencies): Suite =>
  following(media, async ({ tx, at, afterCommit }, { before, after }) => {
    if (before === null) return;
    const changes = changesBetween(before, after);
    if (!MONTRE.some((name) => name in changes)) return;
    const objets = await objetsAvecMedia(tx, after.id);
    if (objets.length === 0) return;
    await reindex(tx, objets, await instant(tx, at));
    await noteChanges(
      tx,
      objets.map((id) => keyOf(objet.id, id)),
    );
    afterCommit(changed);
  });
