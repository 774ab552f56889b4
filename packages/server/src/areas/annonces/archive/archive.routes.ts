import { type ArchiveDAnnonce, archiveHtml5, BridgeError, depositHtml5 } from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import { isOfNoEntity } from '../../../platform/auth/identity.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import type { Essais } from '../../../publication/web/annonces/essais.ts';
import type { ArchiveLue } from './archive.ouverture.ts';
import { archivesSeen } from './archive.repository.ts';
import { keep, receive } from './archive.service.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write'> {
  readonly essais: Essais;
  /** Of the disk, where the database is too. */
  readonly room: Room;
  /** Opens an archive beside the server, in the name of an entity. */
  readonly examineArchive: (entiteId: number | null, zip: Buffer) => Promise<ArchiveLue>;
}

/** The deposit of HTML5 creations as archives, which are checked before any of them is kept. */
export function archiveRoutes(bind: Bind, { db, write, essais, room, examineArchive }: Dependencies): void {
  const seen = (archive: ArchiveDAnnonce, { ip }: FastifyRequest) => ({
    ...archive,
    apercu: essais.adresse(archive.id, ip),
  });
  bind(depositHtml5, async ({ demande, query, request }) => {
    if (isOfNoEntity(demande.acteur)) throw new BridgeError('accessDenied');
    await room.ensure();
    const examen = await examineArchive(demande.acteur.entiteId, await receive(request.body));
    return seen(await write(demande, (writing) => keep(writing, query.nom, examen)), request);
  });
  bind(archiveHtml5, async ({ identity, params: { id }, request }) => {
    const [found] = await archivesSeen(db, identity.scope, [id]);
    if (found === undefined) throw new BridgeError('notFound');
    return seen(found, request);
  });
}
