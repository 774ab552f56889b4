import type { AnyRecord, Resource, Role } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';

import type { ReactElement } from 'react';
import { FormContext } from '../resource/form/form.context.ts';
import { openForm } from '../resource/form/form.ts';
import { startValues } from '../resource/form/values.rules.ts';
import { showScreen } from './show-screen.tsx';

interface Options {
  readonly resource: Resource;
  readonly record: AnyRecord | null;
  readonly api: Parameters<typeof showScreen>[1]['api'];
  readonly languages?: readonly string[];
  readonly roles?: readonly Role[];
}

/** Draws a panel or preview beside the form that it reads. */
export async function showBeside(
  element: ReactElement,
  { resource, record, api = {}, languages = ['fr'], roles }: Options,
) {
  const at = record ? `${resource.path}/edit/${record.id}` : `${resource.path}/create`;
  const form = openForm({ resource, record, userId: 1, entiteId: null, tab: at, queries: new QueryClient() });
  const inForm = <FormContext value={{ form, idOf: (name) => name }}>{element}</FormContext>;
  const page = await showScreen(inForm, {
    at,
    parameters: { bridge_languages: [...languages] },
    api,
    ...(roles && { roles }),
  });
  return { ...page, form };
}

/** A saved record as the server gives it, with the values that a new record starts from. */
export function savedRecord(resource: Resource, changes: object = {}): AnyRecord {
  const dates = { creeLe: null, creePar: null, modifieLe: null, modifiePar: null, archiveLe: null, supprimeLe: null };
  const fields = Object.entries(resource.fields);
  const start = Object.fromEntries(fields.map(([name, field]) => [name, field.initial ?? null]));
  // A secret is never read back: the record says only whether it is set.
  const secrets = Object.fromEntries(
    fields.flatMap(([name, { kind }]) => (kind === 'secret' ? [[name, { defini: false }]] : [])),
  );
  return { ...start, ...startValues(resource, null), ...secrets, ...dates, id: 3, version: 2, ...changes };
}
