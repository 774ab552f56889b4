import { archiveHtml5, BridgeError, depositHtml5 } from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { archivesById } from './archive.repository.ts';
import { inspect, keep, receive } from './archive.service.ts';

/** HTML5 creations come in as archives, and are looked through before anything of them is kept. */
export function archiveRoutes(bind: Bind, { db, write }: Pick<CrudDependencies, 'db' | 'write'>): void {
  bind(depositHtml5, async ({ demande, query, request }) => {
    const examen = await inspect(await receive(request.body));
    return write(demande, (writing) => keep(writing, query.nom, examen));
  });
  bind(archiveHtml5, async ({ params: { id } }) => {
    const [found] = await archivesById(db, [id]);
    if (found === undefined) throw new BridgeError('notFound');
    return found;
  });
}
