import type { AnyRecord, Resource } from '@bridge/contract';

import ResourceFormScreen from '../../../resource/resource-form.screen.tsx';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

type Api = Readonly<Record<string, (sent: Sent) => Answer>>;

export const ok = (data: unknown): Answer => ({ data });

/** Opens the form of a feed with its panels. */
export function openFlux(resource: Resource, record: AnyRecord | null, api: Api = {}) {
  const base = `/api${resource.path}`;
  return showScreen(<ResourceFormScreen />, {
    at: record ? `${resource.path}/edit/${record.id}` : `${resource.path}/create`,
    parameters: { enable_import_tourinsoft: true, enable_import_apidae: true, enable_import_lei: true },
    api: {
      ...(record ? { [`GET ${base}/${record.id}`]: () => ok(record) } : {}),
      [`GET ${base}/4/usages`]: () => ok({ items: [], ailleurs: 0 }),
      'POST /api/presence': () => ok({ autres: [], version: 1 }),
      'GET /api/choix/utilisateur': () => ok({ items: [] }),
      'GET /api/choix/entite': () => ok({ items: [] }),
      'GET /api/choix/correspondance': () => ok({ items: [] }),
      'GET /api/administration/depots/lisibles': () => ok({ items: [] }),
      ...api,
    },
  });
}
