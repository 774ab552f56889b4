import { type ArchiveDAnnonce, archiveHtml5, BridgeError, depositHtml5 } from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import type { Essais } from '../../../publication/web/annonces/essais.ts';
import { archivesById } from './archive.repository.ts';
import { inspect, keep, receive } from './archive.service.ts';

/** The deposit of HTML5 creations as archives, which are checked before any of them is kept. */
export function archiveRoutes(
  bind: Bind,
  { db, write, essais }: Pick<CrudDependencies, 'db' | 'write'> & { readonly essais: Essais },
): void {
  const seen = (archive: ArchiveDAnnonce, { ip }: FastifyRequest) => ({
    ...archive,
    apercu: essais.adresse(archive.id, ip),
  });
  bind(depositHtml5, async ({ demande, query, request }) => {
    const examen = await inspect(await receive(request.body));
    return seen(await write(demande, (writing) => keep(writing, query.nom, examen)), request);
  });
  bind(archiveHtml5, async ({ params: { id }, request }) => {
    const [found] = await archivesById(db, [id]);
    if (found === undefined) throw new BridgeError('notFound');
    return seen(found, request);
  });
}
