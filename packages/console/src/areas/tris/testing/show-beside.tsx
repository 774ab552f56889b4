import type { AnyRecord, Resource } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormSceneContext } from '../../../resource/form/form.context.ts';
import { openForm } from '../../../resource/form/form.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

interface Options {
  readonly resource: Resource;
  readonly record: AnyRecord | null;
  readonly api: Parameters<typeof showScreen>[1]['api'];
}

/** What stands beside a form, with the form that it reads. */
export async function showBeside(element: ReactElement, { resource, record, api = {} }: Options) {
  const at = record ? `${resource.path}/edit/${record.id}` : `${resource.path}/create`;
  const form = openForm({ resource, record, userId: 1, entiteId: null, tab: at, queries: new QueryClient() });
  const scene = <FormSceneContext value={{ form, idOf: (name) => name }}>{element}</FormSceneContext>;
  const page = await showScreen(scene, { at, parameters: { bridge_languages: ['fr'] }, api });
  return { ...page, form };
}
