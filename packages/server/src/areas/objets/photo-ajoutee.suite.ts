import { media, objet } from '@bridge/contract';
import type { Instant } from '../../catalogue/colonnes.rules.ts';
import { objetsAvecMedia } from '../../catalogue/photos/mediatheque.repository.ts';
import { reindex } from '../../catalogue/reindexation.ts';
import { keyOf } from '../../composition/cles.ts';
import { following, type Suite } from '../../crud/evenement.ts';
import { noteChanges } from '../../publication/changements.repository.ts';
import type { Db } from '../../schema.ts';

interface Dependencies {
  readonly instant: (db: Db, now: Date) => Promise<Instant>;
  readonly changed: () => void;
}

/** A photo of the médiathèque changes, or loses its rights, wherever objets show it. */
export const photoAjouteeSuite = ({ instant, changed }: Dependencies): Suite =>
  following(media, async ({ tx, at, afterCommit }, { before, after }) => {
    const objets = before === null ? [] : await objetsAvecMedia(tx, after.id);
    if (objets.length === 0) return;
    await reindex(tx, objets, await instant(tx, at));
    await noteChanges(
      tx,
      objets.map((id) => keyOf(objet.id, id)),
    );
    afterCommit(changed);
  });
